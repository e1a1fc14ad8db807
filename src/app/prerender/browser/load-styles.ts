import { loadWithRetry } from '@/shared/lib/load-with-retry';

/**
 * Loads the style sheet at `href` for `media`, unless the document links it already; returns its link. A link
 * that a script adds doesn't block painting; the content security policy refuses the `onload` attribute that
 * could do the same in HTML.
 *
 * @throws the error event when the sheet fails to load three times.
 */
export async function loadStyles(href: string, media = 'all'): Promise<HTMLLinkElement> {
  let known = document.querySelector<HTMLLinkElement>(`[rel="stylesheet"][href="${href}"]`);
  if (known?.sheet) return known;
  return loadWithRetry(
    () =>
      new Promise((resolve, onerror) => {
        // One that the inline script added may still be loading.
        const link =
          known ??
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media });
        link.addEventListener('load', () => {
          resolve(link);
        });
        link.addEventListener('error', onerror);
        if (known === null) document.head.append(link);
        known = null;
      }),
  );
}
