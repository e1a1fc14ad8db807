import type { BrowserContext, Page } from '@playwright/test';
import { E2E_ORIGIN } from './origin.ts';

export type StoredEntries = { name: string; value: string }[];

const waiting = new WeakMap<BrowserContext, StoredEntries>();

/**
 * Stores entries in a browser before its next page opens. Playwright's own way opens a page for it each
 * time, which takes longer than most pages of the site.
 */
export function storeBeforeNextPage(context: BrowserContext, entries: StoredEntries): void {
  waiting.set(context, [...(waiting.get(context) ?? []), ...entries]);
}

/** Opens a URL that carries the entries to store. */
export async function openStored<T>(
  page: Page,
  address: string,
  open: () => Promise<T>,
): Promise<T> {
  const entries = waiting.get(page.context());
  const isOurs = address.startsWith('/') || address.startsWith(E2E_ORIGIN);
  if (entries === undefined || !isOurs) return open();
  waiting.delete(page.context());
  const script = await page.addInitScript(
    ({ origin, stored }) => {
      if (window.origin !== origin || window !== window.top) return;
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    { origin: E2E_ORIGIN, stored: entries },
  );
  try {
    return await open();
  } finally {
    await script.dispose();
  }
}
