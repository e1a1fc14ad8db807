import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { awaitHydration } from './hydration.ts';
import { storeBeforeNextPage, type StoredEntries } from './local-storage.ts';

const octet = () => String(randomInt(1, 255));
const newAddress = () => ({ 'x-forwarded-for': `203.0.${octet()}.${octet()}` });

/**
 * The gallery is on many pages, and gallery-admin.spec.ts, which runs at the same time, deletes the images it
 * added: Storage answers 400 for a file that is gone.
 */
const DELETED_IMAGE = /status of 400.*\/storage\/v1\/object\/public\/gallery\//;

/** The browser's storage after a visitor answered the cookie question, or before (`null`). */
const storageAfter = (consent: Consent): StoredEntries =>
  consent === null ? [] : [{ name: 'cookie-consent', value: consent }];

/** A visitor's earlier answer to the cookie question; `null` shows the question. */
type Consent = 'accepted' | 'declined' | null;

/** Opens another person's browser: its own IP address, and nothing stored but their consent. */
export type OpenWindow = (options?: { consent?: Consent; userAgent?: string }) => Promise<Page>;

/**
 * The suite's `test`. Every test has its own IP address, so the rate limits of public forms count it
 * separately, and fails when the page throws or logs an error outside `expectedErrors`.
 */
export const test = base.extend<{
  expectedErrors: RegExp[];
  consent: Consent;
  openWindow: OpenWindow;
  watchConsole: undefined;
}>({
  expectedErrors: [[], { option: true }],
  consent: ['declined', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use(newAddress());
  },
  context: async ({ context, consent, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      storeBeforeNextPage(context, storageAfter(consent));
      context.on('page', awaitHydration);
    }
    await use(context);
  },
  openWindow: async ({ browser }, use) => {
    const windows: BrowserContext[] = [];
    await use(async ({ consent = 'declined', ...more } = {}) => {
      const context = await browser.newContext({
        extraHTTPHeaders: newAddress(),
        ...more,
      });
      storeBeforeNextPage(context, storageAfter(consent));
      windows.push(context);
      context.on('page', awaitHydration);
      return context.newPage();
    });
    await Promise.all(windows.map((context) => context.close()));
  },
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const known = [DELETED_IMAGE, ...expectedErrors];
      const surprises = errors.filter((text) => !known.some((pattern) => pattern.test(text)));
      base.expect(surprises, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** For `test.use`: a browser of a visitor who hasn't asked for reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect } from '@playwright/test';
