/** What a person likes, remembered in this browser and nowhere else. */

import { LANGUAGES, type Language, type Level } from './wire';

export type Theme = 'auto' | 'light' | 'dark';
/** How slowly moves are shown: seconds are multiplied by it; 0 shows them at once. */
export const TEMPOS = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
export type Tempo = keyof typeof TEMPOS;

interface Kept {
  lang: Language;
  name: string;
  theme: Theme;
  tempo: Tempo;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  haptics: boolean;
  notify: boolean;
  /** What others at this device are called, by seat. */
  others: string[];
  /** Whether messages of other players are not shown. */
  muted: boolean;
  /** The games whose guided first turn was seen or skipped. */
  guided: string[];
  /** Of the bots in a quick game. */
  level: Level;
  /** The server for tables with friends, if the page itself comes from none; empty if there is none. */
  server: string;
}

const KEY = 'vaka-settings';

function preferred(): Language {
  const known = Object.keys(LANGUAGES);
  const wished = navigator.languages.map((lang) => lang.slice(0, 2));
  return (wished.find((lang) => known.includes(lang)) ?? 'en') as Language;
}

function kept(): Kept {
  const plain: Kept = {
    lang: preferred(),
    name: '',
    theme: 'auto',
    tempo: 'normal',
    sound: false,
    volume: 0.6,
    haptics: false,
    notify: false,
    others: [],
    muted: false,
    guided: [],
    level: 'easy',
    server: '',
  };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return plain;
  }
}

export const settings = $state<Kept>(kept());

/** Keep the settings and let the document follow them. Call it inside an effect. */
export function followSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: they hold until the page is closed.
  }
  document.documentElement.lang = settings.lang;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

export const prefersDark = matchMedia('(prefers-color-scheme: dark)');
