import { MODULE_LIST_ID, type PageModules } from '../page-modules';

/**
 * Starts the download of all modules of this page in parallel; without it the browser finds each
 * import only after the file that contains it has arrived. The shell and the dev server have no
 * list: there nothing is preloaded.
 */
export function preloadModules(): void {
  const list = document.getElementById(MODULE_LIST_ID)?.textContent;
  if (!list) return;
  const { now, next } = JSON.parse(list) as PageModules;
  document.head.append(
    ...now.map((href) => toLink(href, 'high')),
    ...next.map((href) => toLink(href, 'low')),
  );
}

function toLink(href: string, priority: 'high' | 'low'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.fetchPriority = priority;
  link.href = href;
  return link;
}
