import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the page, parts that come later included: before that, what is
 * typed and pressed in those parts meets plain markup.
 */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));
    const root = document.getElementById('root');
    if (root === null) return true;
    if (!isReacts(root)) return false;
    // React marks where a part begins that it takes over by itself with `<!--$-->`.
    const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    while (marks.nextNode() !== null) {
      const { data, nextSibling } = marks.currentNode as Comment;
      if (data === '$' && nextSibling instanceof Element && !isReacts(nextSibling)) return false;
    }
    return true;
  });
}

/** Has a page wait, after every load, until it answers. */
export function awaitHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitForHydration(page);
    return response;
  };
}
