import { CACHED_FONTS_KEY } from '../cached-fonts';

/**
 * Uses the fonts from the first paint on if an earlier page left them in the browser's cache: without
 * that, every page would show the fallback fonts for a moment. From the network they would delay the
 * first picture (docs/decisions/0045).
 */
export function showCachedFonts(): void {
  try {
    const href = localStorage.getItem(CACHED_FONTS_KEY);
    if (href === null) return;
    const link = document.createElement('link');
    link.setAttribute('blocking', 'render');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  } catch {
    // Storage is blocked: the fonts load after the first paint.
  }
}
