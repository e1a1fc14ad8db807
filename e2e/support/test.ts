import { test as base } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { awaitHydration } from './hydration.ts';
import { E2E_ORIGIN } from './origin.ts';

const octet = () => String(randomInt(1, 255));

/**
 * The suite's `test`: every test comes from an address of its own, so that the brakes on public
 * forms judge it alone, and fails when the page throws or logs an error it was not told to expect.
 */
export const test = base.extend<{
  expectedErrors: RegExp[];
  /** What the visitor chose before; `null` for one who is asked. */
  consent: 'accepted' | 'declined' | null;
  watchConsole: undefined;
}>({
  expectedErrors: [[], { option: true }],
  consent: ['declined', { option: true }],
  storageState: async ({ consent }, use) => {
    const stored = consent === null ? [] : [{ name: 'cookie-consent', value: consent }];
    await use({ cookies: [], origins: [{ origin: E2E_ORIGIN, localStorage: stored }] });
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `203.0.${octet()}.${octet()}` });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitHydration(page);
    await use(page);
  },
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const surprises = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      base.expect(surprises, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
