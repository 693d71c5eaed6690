/** A few things that can be read off a view of Partners. */

import { COLOURS, type Colour, type PartnersView } from './shapes';

export interface Pawn {
  id: string;
  colour: Colour;
  seat: number;
  index: number;
  place: string;
  locked: boolean;
  /** Its rank among the pawns of its colour on the same place, and how many those are. */
  rank: number;
  group: Pawn[];
}

/** The sixteen pawns, always in the same order. */
export function pawnsOf(view: PartnersView): Pawn[] {
  return COLOURS.flatMap((colour, seat) => {
    const pawns = view.pawns[colour].map((place, index) => {
      const locked = view.locked[colour][index]!;
      return {
        id: `${colour}${index + 1}`,
        colour,
        seat,
        index,
        place,
        locked,
        rank: 0,
        group: [] as Pawn[],
      };
    });
    for (const pawn of pawns) {
      pawn.group = pawns.filter((other) => other.place === pawn.place);
      pawn.rank = pawn.group.indexOf(pawn);
    }
    return pawns;
  });
}

/** The seat whose pawns a player moves: their own, or the partner's once all of their own are locked. */
export function moverOf(view: PartnersView, seat: number): number {
  return view.locked[COLOURS[seat]!].every(Boolean) ? partnerOf(seat) : seat;
}

export function partnerOf(seat: number): number {
  return (seat + 2) % 4;
}

/** The message that names a card. */
export function cardWord(card: string | null): string {
  return card === null ? 'card-unseen' : `card-${card.replace('-', 'minus-')}`;
}
