import type { Page } from '@playwright/test';

/** When the browser translates: while the page loads and from then on, or a moment after each change. */
type Translation = 'immediately' | 'later';

/**
 * Does to the page what a browser's translation does: every text node is replaced by `<font>` elements with
 * the translated text, which here is the same text. The site's own text nodes are no longer in the page.
 */
export async function translatePage(page: Page, when: Translation): Promise<void> {
  await page.addInitScript((mode) => {
    const HTML = 'http://www.w3.org/1999/xhtml';
    const SKIPPED = 'script, style, noscript, textarea, title, svg, font';
    const translate = () => {
      if (document.querySelector('body') === null) return;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED)) continue;
        const outer = document.createElementNS(HTML, 'font');
        const inner = outer.appendChild(document.createElementNS(HTML, 'font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    let isWaiting = false;
    new MutationObserver(() => {
      if (mode === 'immediately') translate();
      else if (!isWaiting) {
        isWaiting = true;
        setTimeout(() => {
          isWaiting = false;
          translate();
        }, 600);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, when);
}
