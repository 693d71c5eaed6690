/** Telling a player who looks elsewhere that it is their turn. */

import { settings } from './settings.svelte';

let audio: AudioContext | undefined;

/** Two soft notes; none in a page that was not touched yet, where browsers allow no sound. */
export function chime(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, start + i * 0.13);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.13 + 0.3);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start + i * 0.13);
    tone.stop(start + i * 0.13 + 0.32);
  }
}

/** A notification of the browser, if the page is hidden and the player wants it. */
export function notify(title: string, body: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification(title, { body, icon: '/icon.svg', tag: 'vaka-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Ask the browser for permission to notify. */
export async function allowNotices(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
