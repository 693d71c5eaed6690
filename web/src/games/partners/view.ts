/** What a view of Partners holds besides the parts that every game has. */

import type { View } from '../../lib/wire';

export type Colour = 'y' | 'g' | 'b' | 'r';

/** The colours by seat, clockwise. */
export const COLOURS: readonly Colour[] = ['y', 'g', 'b', 'r'];

export interface PartnersView extends View {
  dealer: number;
  deal: number;
  /** `home`, `start`, a square such as `G3`, or a goal ring `Z1` to `Z4`. */
  pawns: Record<Colour, string[]>;
  locked: Record<Colour, boolean[]>;
  hands: (string | null)[][];
  deck: { count: number };
  used: { count: number; shown: string[] };
  pending: {
    given?: (string | null)[];
    chosen?: boolean[];
    left?: number;
    moved?: string[];
    picked?: string | null;
  } | null;
}

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

/** The seat whose pawns a player moves: the own, or the partner's once all the own are locked. */
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
