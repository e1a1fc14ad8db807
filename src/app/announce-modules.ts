/** Where a prerendered page lists its modules, as JSON: {@link PageModules}. */
export const MODULE_LIST_ID = 'page-modules';

/** Addresses of the modules of a page. */
export interface PageModules {
  /** What it takes to come alive. */
  now: readonly string[];
  /** What the page asks for as soon as it is alive: its form, its list. */
  next: readonly string[];
}

/**
 * Has the browser fetch all modules of this page at once, instead of each when the one before has
 * asked for it. A page without a list (the shell, development) goes that longer way.
 */
export function announceModules(): void {
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
