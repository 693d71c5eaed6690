/** Telling a player who looks elsewhere that it is their turn. */

import { file } from './router.svelte';
import { settings } from './settings.svelte';

/** A notification of the browser, if the page is hidden and the player wants it. */
export function notify(title: string, body: string): void {
  if (
    !settings.notify ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification(title, { body, icon: file('icon.svg'), tag: 'vaka-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Ask the browser for permission to notify. */
export async function allowNotices(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
