"""High card: the smallest complete game, which is this folder and nothing else."""
