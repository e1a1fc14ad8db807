import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectLoaded } from './support/axe.ts';
import { E2E_ORIGIN } from './support/origin.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** Every page of the built sitemap, and the one prerendered page that search engines must skip. */
const PATHS = [
  ...Array.from(
    readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
    (match) => new URL(match[1] ?? '').pathname,
  ),
  '/auth',
];
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

function expectOwnHead(path: string, html: string): void {
  const [head = '', body = ''] = html.split('</head>');
  expect(countOf(head, /<title>[^<]+<\/title>/g)).toBe(1);
  expect(countOf(head, /<meta name="description" content="[^"]{40,}"/g)).toBe(1);
  expect(head).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (path === '/auth') expect(head).toContain('content="noindex"');
  else expect(new URL(canonical ?? '').pathname).toBe(path);

  expect(countOf(body, /<h1[\s>]/g)).toBe(1);
  for (const [, json = ''] of body.matchAll(JSON_LD)) {
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  }
  // No part of a prerendered page may need a script to move it into place.
  expect(body).not.toMatch(/<template|<script(?! type="application\/ld\+json")/);
}

/** The directives of a Content Security Policy by name. */
const readPolicy = (header = '') =>
  new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );

function expectSecurityHeaders(headers: Record<string, string>): void {
  const policy = readPolicy(headers['content-security-policy']);
  // The inline script in the head, by its hash.
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-[^']+'$/)]);
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  // The map on the contact page. An applicant's PDF has a frame without an address.
  expect(policy.get('frame-src')).toEqual(['https://www.openstreetmap.org']);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['x-content-type-options']).toBe('nosniff');
}

/** A header name that only supabase-js contains, whatever chunk the build puts it in. */
const SUPABASE_JS = 'X-Client-Info';
const withoutClient = new Set<string>();

/** Expects that none of a page's scripts is or contains supabase-js. */
async function expectNoClient(scripts: ReadonlySet<string>, page: Page): Promise<void> {
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    if (withoutClient.has(url)) continue;
    const text = await (await page.request.get(url)).text();
    expect(text.includes(SUPABASE_JS), `supabase-js in ${url}`).toBe(false);
    withoutClient.add(url);
  }
}

for (const path of PATHS) {
  test(`${path} is complete without scripts, hydrates in place and requests no other origin`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstHeading: document.querySelector('h1') });
      });
    });
    const foreign: string[] = [];
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
      const { origin, protocol } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && origin !== E2E_ORIGIN) foreign.push(request.url());
    });
    // Anything the policy blocks logs an error to the console, which fails the test.
    const response = await page.goto(path);
    if (response === null) throw new Error(`No response for ${path}.`);
    expect(response.status()).toBe(200);
    expectOwnHead(path, await response.text());
    expectSecurityHeaders(response.headers());

    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await expectNoClient(scripts, page);
    const seen = await page.evaluate(() => ({
      isSameHeading: Reflect.get(window, 'firstHeading') === document.querySelector('h1'),
      titles: document.querySelectorAll('head > title').length,
      descriptions: document.querySelectorAll('meta[name="description"]').length,
    }));
    expect(seen).toEqual({ isSameHeading: true, titles: 1, descriptions: 1 });
    // A shift of 0.01 is invisible; a changed font alone causes 0.0001.
    expect(await shifted()).toBeLessThan(0.005);

    await expectLoaded(page);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its heading, its footer and a first screen with all its styles', async ({
    page,
  }) => {
    expect(PATHS).toEqual(expect.arrayContaining(['/', '/quote']));
    for (const path of PATHS) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        // A section that is styled later and on the first screen would show a gap (`later-layout.ts`).
        const later = page.locator('.later-layout ~ .later-layout').first();
        if ((await later.count()) === 0) return;
        for (const width of [390, 768, 1024]) {
          await page.setViewportSize({ width, height: 980 });
          const box = await later.boundingBox();
          expect(box?.y, `${path} at ${String(width)} px`).toBeGreaterThan(980);
        }
      });
    }
  });

  test('a list says that it needs JavaScript, and a form is not sent and keeps its values', async ({
    page,
  }) => {
    for (const [path, spinner] of [
      ['/gallery', 'Loading gallery...'],
      ['/fleet', 'Loading fleet configurations...'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript\. Without it, call/).first()).toBeVisible();
      await expect(page.getByText(spinner)).toBeHidden();
    }
    await page.goto('/auth');
    await page.getByLabel('Email').fill('sam@example.com');
    await page.getByLabel('Password').fill('secret');
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('sam@example.com');
    expect(new URL(page.url()).search).toBe('');
  });
});
