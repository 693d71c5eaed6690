declare module 'virtual:games' {
  import type { GamePage } from '$lib/game';

  type Loader = () => Promise<string>;
  /** How each game is drawn, loaded when it is needed. */
  export const PAGES: Record<string, () => Promise<{ page: GamePage }>>;
  /** The cover of each game. */
  export const COVERS: Record<string, () => Promise<GamePage['Cover']>>;
  /** The words and rulebooks of each game, by `game/language`. */
  export const WORDS: Record<string, Loader>;
  export const BOOKS: Record<string, Loader>;
  /** The colours of the seats, of games whose rules give them. */
  export const COLOURS: Record<string, readonly string[]>;
}
