/** The head tags that {@link PageMetadata} renders; the other tags of index.html stay. */
const PAGE_TAGS =
  'title, link[rel="canonical"], meta[property], meta[name="description"], meta[name="robots"], meta[name="referrer"], meta[name="twitter:card"]';
const MARK = 'data-served';

/**
 * Marks the page tags of the HTML file the host served. React adopts them when it hydrates, but when
 * it renders from scratch (the shell, or another page's file) it adds its own next to them.
 */
export function markServedTags(): void {
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.setAttribute(MARK, '');
}

/** Removes the marked tags once the page has its own. */
export function removeServedTags(): void {
  for (const tag of document.head.querySelectorAll(`[${MARK}]`)) tag.remove();
}
