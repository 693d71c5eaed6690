/**
 * The two homes of the page: a server of Vaka hands it out, or it is a folder on any web host.
 *
 * Both are the same build; the folder's `index.html` says what it is. There is no server behind a folder, unless the
 * person names one, and its host answers for files only, so that the place within the page stands behind `#`.
 */

export const STATIC = document.querySelector<HTMLMetaElement>('meta[name="vaka-home"]')?.content === 'static';

/** The folder of the page's files, with a slash at its end. */
export const ROOT = STATIC ? new URL('.', location.href).pathname : '/';

/** Which build this is; empty while the page is being developed. */
export const VERSION = document.querySelector<HTMLMetaElement>('meta[name="vaka-version"]')?.content ?? '';
