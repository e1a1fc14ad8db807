import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBudgets, PAGES } from './budgets.ts';

const KIB = 1024;
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'budgets-'));
  for (const page of Object.keys(PAGES)) write(page, script('/assets/entry.js'));
  write('assets/entry.js', 'import{a}from"./shared.js";a(()=>import("./late.js"))');
  write('assets/shared.js', 'export const a=1');
  write('assets/late.js', noise(110));
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), content);
}

const script = (file: string) => `<script type="module" crossorigin src="${file}"></script>`;
/** A script that weighs `kib` even when compressed. */
const noise = (kib: number) => `//${randomBytes(kib * KIB).toString('base64')}`;
const check = () => checkBudgets(site, () => undefined);

test('a light site is within its budgets, whatever comes later', () => {
  expect(check()).toEqual([]);
});

test('what the entry imports counts, on every page but the roomier galleries', () => {
  write('assets/shared.js', noise(135));
  const problems = check();
  expect(problems).toContain('index.html is over its budget of 100 KiB');
  expect(problems).toContain('gallery.html is over its budget of 130 KiB');
  expect(problems).toHaveLength(Object.keys(PAGES).length);

  write('assets/shared.js', noise(120));
  expect(check()).toHaveLength(problems.length - 2);
});

test('what only one page lists counts for that page, with what it imports', () => {
  write('assets/page.js', 'import{a}from"./late.js"');
  write(
    'quote.html',
    `${script('/assets/entry.js')}<script type="application/json" id="page-modules">{"now":["/assets/page.js"],"next":["/assets/part.js"]}</script>`,
  );
  expect(check()).toEqual(['quote.html is over its budget of 100 KiB']);
});

test('the home page counts whole, with its font and the first picture a phone takes', () => {
  const picture = (extra: string) =>
    `${script('/assets/entry.js')}<link rel="preload" href="/font.woff2" as="font">
     <picture><source media="(max-width: 48rem)" type="image/avif" srcSet="/s.avif 480w, /m.avif 1200w, /l.avif 2000w"/><img src="/l.webp"${extra}/></picture>`;
  write('font.woff2', randomBytes(100 * KIB));
  write('s.avif', randomBytes(10 * KIB));
  write('m.avif', randomBytes(210 * KIB));
  write('l.avif', randomBytes(10 * KIB));
  write('index.html', picture(''));
  expect(check()).toEqual(['index.html is over 300 KiB in all']);
  write('index.html', picture(' loading="lazy"'));
  expect(check()).toEqual([]);
});

test('packages that belong to later are named', () => {
  write('assets/shared.js', 'export const a="X-Client-Info"');
  expect(check()).toContain('auth.html brings supabase-js');
});

test('a page nobody set a budget for does not slip through, a missing one even less', () => {
  write('new-page.html', '');
  expect(check()).toEqual(['new-page.html has no budget']);
  rmSync(join(site, 'careers.html'));
  expect(check).toThrow(/careers\.html/);
});
