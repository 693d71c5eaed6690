/** What the page and the worker with its tables say to each other. */

import type { ClientMessage, ServerMessage } from '../lib/wire';
import type { House } from './house';

/** What can be asked of the tables here, as functions of the page. */
export type Asked = {
  [
    Name in 'open' | 'tables' | 'table' | 'rematch' | 'replay' | 'analysis' | 'record' | 'bring' | 'remove'
  ]: House[Name];
};

/** What a guest says; a wish to have the situation described brings the words for it along. */
export type ToWorker =
  | { t: 'ask'; n: number; what: keyof Asked; with: unknown[] }
  | { t: 'join'; guest: number; table: string; since: number | null }
  | { t: 'said'; guest: number; message: ClientMessage; texts?: string[] }
  | { t: 'left'; guest: number }
  | { t: 'pace'; milliseconds: number };

export type FromWorker =
  | { t: 'answer'; n: number; found: unknown }
  | { t: 'fault'; n: number; code: string; text: string }
  | { t: 'heard'; guest: number; message: ServerMessage }
  | { t: 'kept'; guest: number; kept: boolean }
  | { t: 'gone'; guest: number; code: string }
  | { t: 'progress'; done: number; total: number };

/** Between tabs: one holds a table, the others send it what their guests say. */
export type BetweenTabs =
  | { t: 'join'; guest: string; since: number | null }
  | { t: 'said'; guest: string; message: ClientMessage; texts?: string[] }
  | { t: 'left'; guest: string }
  | { t: 'heard'; guest: string; message: ServerMessage }
  | { t: 'kept'; guest: string; kept: boolean }
  | { t: 'here' };
