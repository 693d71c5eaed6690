/** Names of things, for screen readers. */

import type { Say, Scene } from '../../lib/scene.svelte';
import type { Value } from '../../lib/wire';
import { type Tile } from './shapes';
import { isVillage } from './view';

/** A place as an argument of a message. */
export function placeValue(place: string): Value {
  if (isVillage(place)) return { word: `village-${place}` };
  return place === 'top' ? { word: 'place-top' } : place;
}

export function goblinLabel(scene: Scene, seat: number, number: number, place: string | null): string {
  const who = scene.person(seat).name;
  if (!place) return scene.t('board-goblin-unplaced', { who, number });
  return scene.t('board-goblin', { who, number, place: placeValue(place) });
}

export function tileLabel(say: Say, square: string, tile: Tile): string {
  if (!tile.kind) return say('board-tile-down', { place: square });
  const message = tile.up ? 'board-tile-up' : 'board-tile-known';
  return say(message, { place: square, kind: { word: `tile-${tile.kind}` } });
}
