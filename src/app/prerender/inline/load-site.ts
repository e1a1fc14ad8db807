import { MODULE_LIST_ID, type PageModules } from '../page-modules';

/**
 * Starts the download of the page's whole style sheet, its font and all its modules in parallel; without it the
 * browser finds each import only after the file that contains it has arrived.
 */
export function loadSite(): void {
  const list = document.getElementById(MODULE_LIST_ID)?.textContent;
  if (!list) return;
  const { start, styles, font, now, next } = JSON.parse(list) as PageModules;
  const rel = 'modulepreload';
  document.head.append(
    toTag('link', { rel: 'preload', as: 'style', href: styles }),
    toTag('link', { rel: 'preload', as: 'font', href: font, crossOrigin: '' }),
    ...now.map((href) => toTag('link', { rel, href })),
    ...next.map((href) => toTag('link', { rel, href, fetchPriority: 'low' })),
    toTag('script', { type: 'module', src: start }),
  );
}

function toTag<Name extends 'link' | 'script'>(
  name: Name,
  attributes: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElement {
  return Object.assign(document.createElement(name), attributes);
}
