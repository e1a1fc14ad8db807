import { loadWithRetry } from '@/shared/lib/load-with-retry';

/**
 * Adds the style sheet at `href`, unless the document links it already. A link that a script adds
 * doesn't block painting; the content security policy refuses the `onload` attribute that could do the
 * same in HTML. In Node, where pages are only prerendered, it does nothing.
 *
 * @throws the error event when the sheet fails to load three times.
 */
export async function loadStyles(href: string): Promise<void> {
  if (import.meta.env.SSR || document.querySelector(`[rel="stylesheet"][href="${href}"]`)) return;
  await loadWithRetry(
    () =>
      new Promise((onload, onerror) => {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
      }),
  );
}
