/** Where a prerendered page lists the modules it takes to come alive, as JSON. */
export const MODULE_LIST_ID = 'page-modules';

/**
 * Has the browser fetch all modules of this page at once, instead of each when the one before has
 * asked for it. A page without a list (the shell, development) goes that longer way.
 */
export function announceModules(): void {
  const list = document.getElementById(MODULE_LIST_ID)?.textContent;
  if (!list) return;
  const links = (JSON.parse(list) as string[]).map((href) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    return link;
  });
  document.head.append(...links);
}
