BEGIN TRANSACTION;
CREATE TABLE about (
	schema INTEGER NOT NULL
);
INSERT INTO "about" VALUES(1);
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER, 
	request INTEGER, 
	at INTEGER NOT NULL, 
	PRIMARY KEY ("table", version), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('d2fhp9wawd',1,2,8,NULL,1794809592124);
INSERT INTO "entries" VALUES('d2fhp9wawd',2,2,49,NULL,1794809592127);
INSERT INTO "entries" VALUES('d2fhp9wawd',3,2,76,NULL,1794809592129);
INSERT INTO "entries" VALUES('d2fhp9wawd',4,2,60,NULL,1794809592130);
INSERT INTO "entries" VALUES('d2fhp9wawd',5,0,100,403674277200025,1794809592132);
INSERT INTO "entries" VALUES('d2fhp9wawd',6,1,37,947460948388842,1794809592133);
INSERT INTO "entries" VALUES('d2fhp9wawd',7,1,45,524247317417471,1794809592134);
INSERT INTO "entries" VALUES('d2fhp9wawd',8,1,49,58384277779029,1794809592136);
INSERT INTO "entries" VALUES('d2fhp9wawd',9,0,100,418600883785974,1794809592137);
INSERT INTO "entries" VALUES('d2fhp9wawd',10,0,37,277617531056384,1794809592138);
INSERT INTO "entries" VALUES('d2fhp9wawd',11,0,48,114811106224488,1794809592139);
INSERT INTO "entries" VALUES('d2fhp9wawd',12,0,50,823237912785817,1794809592141);
INSERT INTO "entries" VALUES('d2fhp9wawd',13,1,100,314668236969580,1794809592142);
INSERT INTO "entries" VALUES('d2fhp9wawd',14,2,36,NULL,1794809592144);
INSERT INTO "entries" VALUES('d2fhp9wawd',15,2,48,NULL,1794809592146);
INSERT INTO "entries" VALUES('d2fhp9wawd',16,1,32,976675203816481,1794809592147);
INSERT INTO "entries" VALUES('d2fhp9wawd',17,0,31,857851683394142,1794809592148);
INSERT INTO "entries" VALUES('d2fhp9wawd',18,2,13,NULL,1794809592150);
INSERT INTO "entries" VALUES('d2fhp9wawd',19,1,11,695720873444074,1794809592151);
INSERT INTO "entries" VALUES('d2fhp9wawd',20,0,20,142650659356798,1794809592152);
INSERT INTO "entries" VALUES('d2fhp9wawd',21,2,41,NULL,1794809592153);
INSERT INTO "entries" VALUES('d2fhp9wawd',22,2,42,NULL,1794809592155);
INSERT INTO "entries" VALUES('d2fhp9wawd',23,1,21,1094752811634992,1794809592156);
INSERT INTO "entries" VALUES('d2fhp9wawd',24,0,3,870985907498747,1794809592157);
INSERT INTO "entries" VALUES('d2fhp9wawd',25,2,1,NULL,1794809592158);
INSERT INTO "entries" VALUES('d2fhp9wawd',26,1,5,1106108526289855,1794809592159);
INSERT INTO "entries" VALUES('d2fhp9wawd',27,0,2,187444709694848,1794809592160);
INSERT INTO "entries" VALUES('d2fhp9wawd',28,2,0,NULL,1794809592162);
INSERT INTO "entries" VALUES('d2fhp9wawd',29,1,36,1082526379242682,1794809592163);
INSERT INTO "entries" VALUES('d2fhp9wawd',30,1,46,986423159852182,1794809592164);
INSERT INTO "entries" VALUES('d2fhp9wawd',31,0,16,230560826907297,1794809592165);
INSERT INTO "entries" VALUES('d2fhp9wawd',32,2,100,NULL,1794809592167);
INSERT INTO "entries" VALUES('d2fhp9wawd',33,1,100,1090500532882839,1794809592168);
INSERT INTO "entries" VALUES('d2fhp9wawd',34,2,14,NULL,1794809592170);
INSERT INTO "entries" VALUES('d2fhp9wawd',35,1,36,1088255364082235,1794809592171);
INSERT INTO "entries" VALUES('d2fhp9wawd',36,1,48,24285028380144,1794809592172);
INSERT INTO "entries" VALUES('d2fhp9wawd',37,0,33,186850039255953,1794809592172);
INSERT INTO "entries" VALUES('d2fhp9wawd',38,0,43,73337699642876,1794809592173);
INSERT INTO "entries" VALUES('d2fhp9wawd',39,1,34,920309706645171,1794809592174);
INSERT INTO "entries" VALUES('d2fhp9wawd',40,2,100,NULL,1794809592176);
INSERT INTO "entries" VALUES('d2fhp9wawd',41,0,100,763286967686038,1794809592176);
INSERT INTO "entries" VALUES('d2fhp9wawd',42,2,39,NULL,1794809592178);
INSERT INTO "entries" VALUES('d2fhp9wawd',43,2,50,NULL,1794809592179);
INSERT INTO "entries" VALUES('d2fhp9wawd',44,1,100,348979261266150,1794809592180);
INSERT INTO "entries" VALUES('d2fhp9wawd',45,2,46,NULL,1794809592181);
INSERT INTO "entries" VALUES('d2fhp9wawd',46,0,12,344597331601050,1794809592182);
INSERT INTO "entries" VALUES('d2fhp9wawd',47,1,15,355553268765073,1794809592183);
INSERT INTO "entries" VALUES('d2fhp9wawd',48,1,43,532032550674655,1794809592185);
INSERT INTO "entries" VALUES('d2fhp9wawd',49,2,41,NULL,1794809592186);
INSERT INTO "entries" VALUES('d2fhp9wawd',50,2,6,NULL,1794809592187);
INSERT INTO "entries" VALUES('d2fhp9wawd',51,2,44,NULL,1794809592188);
INSERT INTO "entries" VALUES('d2fhp9wawd',52,1,0,288433068547315,1794809592189);
INSERT INTO "entries" VALUES('9dhysebrfq',1,3,8,NULL,1794809592408);
INSERT INTO "entries" VALUES('9dhysebrfq',2,0,4,844197078768878,1794809592410);
INSERT INTO "entries" VALUES('9dhysebrfq',3,1,8,455197147667770,1794809592412);
INSERT INTO "entries" VALUES('9dhysebrfq',4,2,10,NULL,1794809592414);
INSERT INTO "entries" VALUES('9dhysebrfq',5,3,14,NULL,1794809592416);
INSERT INTO "entries" VALUES('9dhysebrfq',6,0,111,886913104844271,1794809592418);
INSERT INTO "entries" VALUES('9dhysebrfq',7,1,111,423747341141001,1794809592419);
INSERT INTO "entries" VALUES('9dhysebrfq',8,2,14,NULL,1794809592421);
INSERT INTO "entries" VALUES('9dhysebrfq',9,3,49,NULL,1794809592423);
INSERT INTO "entries" VALUES('9dhysebrfq',10,2,61,NULL,1794809592425);
INSERT INTO "entries" VALUES('9dhysebrfq',11,3,45,NULL,1794809592426);
INSERT INTO "entries" VALUES('9dhysebrfq',12,2,53,NULL,1794809592428);
INSERT INTO "entries" VALUES('9dhysebrfq',13,3,37,NULL,1794809592429);
INSERT INTO "entries" VALUES('9dhysebrfq',14,2,53,NULL,1794809592431);
INSERT INTO "entries" VALUES('9dhysebrfq',15,3,2,NULL,1794809592433);
INSERT INTO "entries" VALUES('9dhysebrfq',16,0,10,10221340270116,1794809592434);
INSERT INTO "entries" VALUES('9dhysebrfq',17,1,8,796862662987511,1794809592435);
INSERT INTO "entries" VALUES('9dhysebrfq',18,2,6,NULL,1794809592436);
INSERT INTO "entries" VALUES('9dhysebrfq',19,3,57,NULL,1794809592438);
INSERT INTO "entries" VALUES('9dhysebrfq',20,0,15,1075436719941671,1794809592440);
INSERT INTO "entries" VALUES('9dhysebrfq',21,1,16,850880777167254,1794809592441);
INSERT INTO "entries" VALUES('9dhysebrfq',22,2,49,NULL,1794809592443);
INSERT INTO "entries" VALUES('9dhysebrfq',23,3,37,NULL,1794809592445);
INSERT INTO "entries" VALUES('9dhysebrfq',24,0,41,922670342202390,1794809592446);
INSERT INTO "entries" VALUES('9dhysebrfq',25,1,21,577017450424344,1794809592447);
INSERT INTO "entries" VALUES('9dhysebrfq',26,2,57,NULL,1794809592449);
INSERT INTO "entries" VALUES('9dhysebrfq',27,3,65,NULL,1794809592451);
INSERT INTO "entries" VALUES('9dhysebrfq',28,3,72,NULL,1794809592453);
INSERT INTO "entries" VALUES('9dhysebrfq',29,0,41,590763700827848,1794809592454);
INSERT INTO "entries" VALUES('9dhysebrfq',30,1,33,521124598115165,1794809592455);
INSERT INTO "entries" VALUES('9dhysebrfq',31,2,25,NULL,1794809592457);
INSERT INTO "entries" VALUES('9dhysebrfq',32,3,61,NULL,1794809592458);
INSERT INTO "entries" VALUES('9dhysebrfq',33,0,94,842623576882043,1794809592459);
INSERT INTO "entries" VALUES('9dhysebrfq',34,0,99,333112765902167,1794809592460);
INSERT INTO "entries" VALUES('9dhysebrfq',35,0,103,1064874576154461,1794809592461);
INSERT INTO "entries" VALUES('9dhysebrfq',36,1,94,383640259209972,1794809592463);
INSERT INTO "entries" VALUES('9dhysebrfq',37,1,103,408282214642078,1794809592464);
INSERT INTO "entries" VALUES('9dhysebrfq',38,1,107,310381566727792,1794809592465);
INSERT INTO "entries" VALUES('9dhysebrfq',39,2,45,NULL,1794809592467);
INSERT INTO "entries" VALUES('9dhysebrfq',40,3,8,NULL,1794809592469);
INSERT INTO "entries" VALUES('bwjfu62e3s',1,1,56,772326656098114,1794809592538);
INSERT INTO "entries" VALUES('bwjfu62e3s',2,1,72,199820373473846,1794809592540);
INSERT INTO "entries" VALUES('bwjfu62e3s',3,1,67,167609495869398,1794809592542);
INSERT INTO "entries" VALUES('bwjfu62e3s',4,1,67,544704918289678,1794809592543);
INSERT INTO "entries" VALUES('bwjfu62e3s',5,1,74,54665141705938,1794809592545);
INSERT INTO "entries" VALUES('bwjfu62e3s',6,0,5,676272608399360,1794809592546);
INSERT INTO "entries" VALUES('bwjfu62e3s',7,1,57,267215821981644,1794809592548);
INSERT INTO "entries" VALUES('bwjfu62e3s',8,1,71,281710453856848,1794809592549);
INSERT INTO "entries" VALUES('bwjfu62e3s',9,1,75,474858675092633,1794809592551);
INSERT INTO "entries" VALUES('bwjfu62e3s',10,0,56,1102312185713724,1794809592552);
INSERT INTO "entries" VALUES('bwjfu62e3s',11,0,71,555703491748184,1794809592553);
INSERT INTO "entries" VALUES('bwjfu62e3s',12,0,75,233130130885950,1794809592554);
INSERT INTO "entries" VALUES('bwjfu62e3s',13,1,62,823783236993568,1794809592555);
INSERT INTO "entries" VALUES('bwjfu62e3s',14,1,68,1009367266744585,1794809592556);
INSERT INTO "entries" VALUES('bwjfu62e3s',15,1,67,190074235659458,1794809592557);
INSERT INTO "entries" VALUES('bwjfu62e3s',16,0,63,168033607534040,1794809592558);
INSERT INTO "entries" VALUES('bwjfu62e3s',17,0,68,473605376867098,1794809592559);
INSERT INTO "entries" VALUES('bwjfu62e3s',18,0,67,510204066518874,1794809592560);
INSERT INTO "entries" VALUES('bwjfu62e3s',19,1,3,587942265070043,1794809592562);
INSERT INTO "entries" VALUES('bwjfu62e3s',20,0,7,549618203699964,1794809592563);
INSERT INTO "entries" VALUES('bwjfu62e3s',21,1,26,308535328147116,1794809592564);
INSERT INTO "entries" VALUES('bwjfu62e3s',22,0,13,454624307263383,1794809592565);
INSERT INTO "entries" VALUES('bwjfu62e3s',23,1,62,424463511372113,1794809592566);
INSERT INTO "entries" VALUES('bwjfu62e3s',24,1,71,1055130128533157,1794809592567);
INSERT INTO "entries" VALUES('bwjfu62e3s',25,0,21,381096175342140,1794809592568);
INSERT INTO "entries" VALUES('jf9rzcad7k',1,0,5,553784876053932,1794809592621);
INSERT INTO "entries" VALUES('jf9rzcad7k',2,1,8,880474803323688,1794809592624);
INSERT INTO "entries" VALUES('jf9rzcad7k',3,0,15,884982577358291,1794809592625);
INSERT INTO "entries" VALUES('jf9rzcad7k',4,1,15,661449421690807,1794809592627);
INSERT INTO "entries" VALUES('jf9rzcad7k',5,0,18,855274164918637,1794809592628);
INSERT INTO "entries" VALUES('jf9rzcad7k',6,1,4,629729665867049,1794809592629);
INSERT INTO "entries" VALUES('jf9rzcad7k',7,0,11,316211247592454,1794809592631);
INSERT INTO "entries" VALUES('jf9rzcad7k',8,1,19,866656818414422,1794809592632);
INSERT INTO "entries" VALUES('jf9rzcad7k',9,0,3,330848700911611,1794809592633);
INSERT INTO "entries" VALUES('jf9rzcad7k',10,1,2,201140403845525,1794809592634);
INSERT INTO "entries" VALUES('jf9rzcad7k',11,0,20,615857397692928,1794809592635);
INSERT INTO "entries" VALUES('jf9rzcad7k',12,0,47,308141018368617,1794809592636);
INSERT INTO "entries" VALUES('jf9rzcad7k',13,0,NULL,563344303057719,1794809592637);
INSERT INTO "entries" VALUES('jf9rzcad7k',14,0,47,308354376201620,1794809592638);
INSERT INTO "entries" VALUES('jf9rzcad7k',15,0,77,932458606427824,1794809592639);
INSERT INTO "entries" VALUES('jf9rzcad7k',16,1,28,1038455876128540,1794809592640);
INSERT INTO "entries" VALUES('jf9rzcad7k',17,1,43,410139209442526,1794809592641);
INSERT INTO "entries" VALUES('jf9rzcad7k',18,1,77,595983156171203,1794809592642);
INSERT INTO "entries" VALUES('jf9rzcad7k',19,0,20,941947310763935,1794809592644);
INSERT INTO "entries" VALUES('jf9rzcad7k',20,0,NULL,537325550844485,1794809592645);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	level VARCHAR(8) NOT NULL, 
	owner BLOB, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('d2fhp9wawd',0,'person','','',X'3386692BEEA6978BCF2BBEF38D94ECEAACE6D9C682DBA9D3BDA513B686C16E89');
INSERT INTO "seats" VALUES('d2fhp9wawd',1,'person','Björn','',X'33CE88984293CD085222C792E73A1EA10EEC9555F3632BB11E23F1E7B700EBEF');
INSERT INTO "seats" VALUES('d2fhp9wawd',2,'bot','','easy',NULL);
INSERT INTO "seats" VALUES('9dhysebrfq',0,'person','','',X'3386692BEEA6978BCF2BBEF38D94ECEAACE6D9C682DBA9D3BDA513B686C16E89');
INSERT INTO "seats" VALUES('9dhysebrfq',1,'person','Björn','',X'33CE88984293CD085222C792E73A1EA10EEC9555F3632BB11E23F1E7B700EBEF');
INSERT INTO "seats" VALUES('9dhysebrfq',2,'bot','','easy',NULL);
INSERT INTO "seats" VALUES('9dhysebrfq',3,'bot','','normal',NULL);
INSERT INTO "seats" VALUES('bwjfu62e3s',0,'person','','',X'3386692BEEA6978BCF2BBEF38D94ECEAACE6D9C682DBA9D3BDA513B686C16E89');
INSERT INTO "seats" VALUES('bwjfu62e3s',1,'person','Björn','',X'33CE88984293CD085222C792E73A1EA10EEC9555F3632BB11E23F1E7B700EBEF');
INSERT INTO "seats" VALUES('jf9rzcad7k',0,'person','','',X'3386692BEEA6978BCF2BBEF38D94ECEAACE6D9C682DBA9D3BDA513B686C16E89');
INSERT INTO "seats" VALUES('jf9rzcad7k',1,'person','','',X'3386692BEEA6978BCF2BBEF38D94ECEAACE6D9C682DBA9D3BDA513B686C16E89');
INSERT INTO "seats" VALUES('q8rshwc8bq',0,'person','','',X'3386692BEEA6978BCF2BBEF38D94ECEAACE6D9C682DBA9D3BDA513B686C16E89');
INSERT INTO "seats" VALUES('q8rshwc8bq',1,'person','Björn','',X'33CE88984293CD085222C792E73A1EA10EEC9555F3632BB11E23F1E7B700EBEF');
INSERT INTO "seats" VALUES('q8rshwc8bq',2,'bot','','easy',NULL);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	hints INTEGER NOT NULL, 
	clock INTEGER, 
	opened INTEGER NOT NULL, 
	over INTEGER, 
	next VARCHAR(16), 
	analysis TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('d2fhp9wawd','mad','{"players": 3}',X'2689056FA474BA49B8A889DBD7BE8148C169CD3673DAB7AB48A2ED85D2A6E672',1,NULL,1794809591465,1794809592190,'q8rshwc8bq','{"game": "mad", "players": 3, "over": true, "winners": [1], "curve": [[0.2835, 0.2583, 0.3445], [0.1822, 0.3158, 0.3315], [0.1375, 0.2943, 0.3081], [0.1313, 0.3653, 0.3321], [0.1856, 0.2759, 0.3452], [0.1377, 0.3054, 0.2965], [0.1479, 0.3351, 0.3036], [0.1596, 0.3493, 0.3176], [0.1397, 0.3329, 0.3879], [0.0785, 0.3781, 0.3683], [0.0908, 0.4141, 0.3452], [0.1105, 0.3286, 0.3667], [0.08, 0.2663, 0.3632], [0.1258, 0.2939, 0.4002], [0.1194, 0.1692, 0.3319], [0.0876, 0.2681, 0.3385], [0.1024, 0.2869, 0.3156], [0.1135, 0.3191, 0.3629], [0.0715, 0.2914, 0.4036], [0.1032, 0.33, 0.3004], [0.1115, 0.2308, 0.3891], [0.1657, 0.3213, 0.3379], [0.14, 0.2813, 0.3997], [0.1131, 0.2837, 0.3199], [0.162, 0.2111, 0.3843], [0.1262, 0.3283, 0.3868], [0.1627, 0.2588, 0.3429], [0.1856, 0.2842, 0.3566], [0.1102, 0.3191, 0.3517], [0.1343, 0.2895, 0.3072], [0.1519, 0.3426, 0.5042], [0.1738, 0.1829, 0.4124], [0.1035, 0.3061, 0.3365], [0.1652, 0.32, 0.5516], [0.1203, 0.3279, 0.7939], [0.1445, 0.2946, 0.5085], [0.1063, 0.353, 0.4301], [0.1274, 0.4045, 0.5701], [0.0765, 0.3621, 0.4384], [0.0604, 0.4493, 0.5312], [0.1277, 0.249, 0.4783], [0.0853, 0.4308, 0.4599], [0.1079, 0.3368, 0.4425], [0.073, 0.459, 0.4571], [0.0233, 0.327, 0.4621], [0.0791, 0.3482, 0.2448], [0.147, 0.3482, 0.3563], [0.0988, 0.3994, 0.4102], [0.0387, 0.3511, 0.5523], [0.084, 0.4924, 0.2718], [0.064, 0.6849, 0.1639], [0.1586, 0.9845, 0.0262], [0.0, 1.0, 0.0]], "decisions": [{"seat": 2, "action": "play ggive2", "chance": 0.3162, "best": "play g5", "best_chance": 0.3625, "cost": 0.0463}, {"seat": 2, "action": "at 0", "chance": 0.3299, "best": "at 0", "best_chance": 0.3299, "cost": 0.0}, {"seat": 2, "action": "give r3", "chance": 0.3472, "best": "give r3", "best_chance": 0.3472, "cost": 0.0}, {"seat": 2, "action": "give g5", "chance": 0.3314, "best": "give g5", "best_chance": 0.3314, "cost": 0.0}, {"seat": 0, "action": "accept", "chance": 0.1856, "best": "accept", "best_chance": 0.1856, "cost": 0.0}, {"seat": 1, "action": "play wooly", "chance": 0.3447, "best": "play wooly", "best_chance": 0.3447, "cost": 0.0}, {"seat": 1, "action": "green", "chance": 0.3068, "best": "blue", "best_chance": 0.3542, "cost": 0.0473}, {"seat": 1, "action": "at 0", "chance": 0.3516, "best": "at 0", "best_chance": 0.3516, "cost": 0.0}, {"seat": 0, "action": "accept", "chance": 0.1397, "best": "accept", "best_chance": 0.1397, "cost": 0.0}, {"seat": 0, "action": "play wooly", "chance": 0.0759, "best": "play g3", "best_chance": 0.0832, "cost": 0.0073}, {"seat": 0, "action": "blue", "chance": 0.0819, "best": "red", "best_chance": 0.0952, "cost": 0.0134}, {"seat": 0, "action": "at 1", "chance": 0.1211, "best": "at 1", "best_chance": 0.1211, "cost": 0.0}, {"seat": 1, "action": "accept", "chance": 0.2663, "best": "accept", "best_chance": 0.2663, "cost": 0.0}, {"seat": 2, "action": "play wild", "chance": 0.3638, "best": "draw", "best_chance": 0.3752, "cost": 0.0114}, {"seat": 2, "action": "blue", "chance": 0.3521, "best": "blue", "best_chance": 0.3521, "cost": 0.0}, {"seat": 1, "action": "play b6", "chance": 0.2764, "best": "play bdraw1", "best_chance": 0.2931, "cost": 0.0168}, {"seat": 0, "action": "play b5", "chance": 0.1194, "best": "play b5", "best_chance": 0.1194, "cost": 0.0}, {"seat": 2, "action": "play y5", "chance": 0.3662, "best": "play y5", "best_chance": 0.3662, "cost": 0.0}, {"seat": 1, "action": "play y3", "chance": 0.2895, "best": "play b5", "best_chance": 0.34, "cost": 0.0506}, {"seat": 0, "action": "play r3", "chance": 0.1119, "best": "play ydraw1", "best_chance": 0.1213, "cost": 0.0094}, {"seat": 2, "action": "draw", "chance": 0.3891, "best": "draw", "best_chance": 0.3891, "cost": 0.0}, {"seat": 2, "action": "keep", "chance": 0.3379, "best": "keep", "best_chance": 0.3379, "cost": 0.0}, {"seat": 1, "action": "play r4", "chance": 0.3203, "best": "play rdraw1", "best_chance": 0.3281, "cost": 0.0078}, {"seat": 0, "action": "play g4", "chance": 0.1143, "best": "play r5", "best_chance": 0.1415, "cost": 0.0272}, {"seat": 2, "action": "play g2", "chance": 0.4139, "best": "play g2", "best_chance": 0.4139, "cost": 0.0}, {"seat": 1, "action": "play g6", "chance": 0.3463, "best": "play g6", "best_chance": 0.3463, "cost": 0.0}, {"seat": 0, "action": "play g3", "chance": 0.1488, "best": "play g3", "best_chance": 0.1488, "cost": 0.0}, {"seat": 2, "action": "play g1", "chance": 0.3834, "best": "play g1", "best_chance": 0.3834, "cost": 0.0}, {"seat": 1, "action": "play wild", "chance": 0.3352, "best": "play wild", "best_chance": 0.3352, "cost": 0.0}, {"seat": 1, "action": "yellow", "chance": 0.3008, "best": "red", "best_chance": 0.3011, "cost": 0.0004}, {"seat": 0, "action": "play ydraw1", "chance": 0.1796, "best": "play ydraw1", "best_chance": 0.1796, "cost": 0.0}, {"seat": 2, "action": "accept", "chance": 0.4124, "best": "accept", "best_chance": 0.4124, "cost": 0.0}, {"seat": 1, "action": "accept", "chance": 0.3061, "best": "accept", "best_chance": 0.3061, "cost": 0.0}, {"seat": 2, "action": "play y6", "chance": 0.5323, "best": "play y6", "best_chance": 0.5323, "cost": 0.0}, {"seat": 1, "action": "play wild", "chance": 0.3056, "best": "play ygive2", "best_chance": 0.345, "cost": 0.0394}, {"seat": 1, "action": "blue", "chance": 0.3135, "best": "blue", "best_chance": 0.3135, "cost": 0.0}, {"seat": 0, "action": "play bwhich", "chance": 0.0836, "best": "play b2", "best_chance": 0.1262, "cost": 0.0426}, {"seat": 0, "action": "cw", "chance": 0.1078, "best": "ccw", "best_chance": 0.1385, "cost": 0.0307}, {"seat": 1, "action": "play bdraw1", "chance": 0.3643, "best": "play b5", "best_chance": 0.3856, "cost": 0.0213}, {"seat": 2, "action": "accept", "chance": 0.5312, "best": "accept", "best_chance": 0.5312, "cost": 0.0}, {"seat": 0, "action": "accept", "chance": 0.1277, "best": "accept", "best_chance": 0.1277, "cost": 0.0}, {"seat": 2, "action": "play exchange", "chance": 0.3728, "best": "draw", "best_chance": 0.4344, "cost": 0.0616}, {"seat": 2, "action": "at 1", "chance": 0.4799, "best": "at 1", "best_chance": 0.4799, "cost": 0.0}, {"seat": 1, "action": "accept", "chance": 0.459, "best": "accept", "best_chance": 0.459, "cost": 0.0}, {"seat": 2, "action": "yellow", "chance": 0.4547, "best": "red", "best_chance": 0.4861, "cost": 0.0314}, {"seat": 0, "action": "play y4", "chance": 0.097, "best": "play y4", "best_chance": 0.097, "cost": 0.0}, {"seat": 1, "action": "play ywhich", "chance": 0.3729, "best": "play ywhich", "best_chance": 0.3729, "cost": 0.0}, {"seat": 1, "action": "cw", "chance": 0.4183, "best": "cw", "best_chance": 0.4183, "cost": 0.0}, {"seat": 2, "action": "draw", "chance": 0.265, "best": "play ygive2", "best_chance": 0.4799, "cost": 0.215}, {"seat": 2, "action": "play gwhich", "chance": 0.2441, "best": "keep", "best_chance": 0.2882, "cost": 0.0441}, {"seat": 2, "action": "ccw", "chance": 0.0005, "best": "cw", "best_chance": 0.268, "cost": 0.2675}, {"seat": 1, "action": "play g1", "chance": 1.0, "best": "play g1", "best_chance": 1.0, "cost": 0.0}], "costly": [50, 48, 41]}');
INSERT INTO "tables" VALUES('9dhysebrfq','partners','{"players": 4, "goal": "boxed", "folded": "hidden", "short7": "no"}',X'FB595F2202125AEF503F362E1109C23D196CFBF8270F70E05441C8E01F686757',1,NULL,1794809592195,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('bwjfu62e3s','babayaga','{"players": 2, "edition": "en", "match": "round", "deck": {"yaga": 16, "owl": 6, "1": 6, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "pelican": 6, "cats": 2, "wand": 2, "garlic": 2, "mortar": 2}}',X'FE0D71DDB216D4BDB5AEDAACE5EC5B7BE6A4969EE6B43E40A00FFCCDC80821DE',0,600,1794809592475,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jf9rzcad7k','magichill','{"players": 2, "walk_on": false, "remember": false, "board": {"side": 11, "tiles": {"1": [2, 6, 12, 16, 22, 26, 32], "2": [2, 6, 14, 18, 22, 28], "3": [2, 8, 14, 20], "4": [2, 6, 10]}, "stones": {"1": [8, 24, 36], "2": [10, 26, 30], "3": [4, 16], "4": [14]}}}',X'D1F1CF40B935E7E5D190070521850319B6CD38A1F8A7EAC2DC0861B53BAAA25F',1,NULL,1794809592573,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('q8rshwc8bq','mad','{"players": 3}',X'C180E303424DD0A5D9FCD9AAF5E80E55FF137C29440AFFD6392FE9E9034A631C',1,NULL,1794809592647,NULL,NULL,NULL);
CREATE INDEX seats_owner ON seats (owner);
COMMIT;
