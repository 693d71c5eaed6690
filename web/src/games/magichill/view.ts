/** A few things that can be read off a view of Magic Hill. */

import { VILLAGES, type Village } from './shapes';

/** Whether a place is one of the villages. */
export function isVillage(place: string): place is Village {
  return (VILLAGES as readonly string[]).includes(place);
}
