import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LEAN_LISTS } from '../src/app/prerender/bundle/console-lists.ts';
import {
  checkBudgets,
  CONSOLE_PAGES,
  PAGES,
  pagesWithoutBudget,
  SIGNED_IN_PAGES,
} from './budgets.ts';
import { listSignedInPages, listPrerendered } from './listed-pages.ts';

const KIB = 1024;
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'budgets-'));
  for (const page of Object.keys(PAGES)) write(page, script('/assets/entry.js'));
  write('assets/entry.js', 'import{a}from"./shared.js";a(()=>import("./late.js"))');
  write('assets/shared.js', 'export const a=1');
  write('assets/late.js', noise(110));
  writeManifest();
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), content);
}

/** A console and a portal whose pages all load `list.js`, and `drawer.js` when opened. */
function writeManifest() {
  write('assets/list.js', noise(20));
  write('assets/drawer.js', noise(300));
  const chunk = (name: string) => ({ file: 'assets/shared.js', name });
  const page = { file: 'assets/list.js', imports: ['_shared.js'], dynamicImports: ['drawer'] };
  const frame = [
    'src/app/layouts/admin-layout.tsx',
    'src/app/layouts/admin/admin-only.tsx',
    'src/app/layouts/account-layout.tsx',
    'src/session/session-data.tsx',
  ];
  const manifest = {
    ...Object.fromEntries(['start', 'site', 'query', 'client'].map((name) => [name, chunk(name)])),
    ...Object.fromEntries(
      [...frame, ...Object.keys(SIGNED_IN_PAGES)].map((source) => [source, page]),
    ),
    '_shared.js': { file: 'assets/shared.js' },
    drawer: { file: 'assets/drawer.js' },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
}

const script = (file: string) => `<script type="module" crossorigin src="${file}"></script>`;
/** A script of `kib` that doesn't compress. */
const noise = (kib: number) => `//${randomBytes(kib * KIB).toString('base64')}`;
const check = () => checkBudgets(site, () => undefined);

test('what a page loads later does not count', () => {
  expect(check()).toEqual([]);
});

const overBudget = ([page, budget]: [string, number]) =>
  `${page} is over its budget of ${String(budget)} KiB`;

test('the imports of the entry count on every page', () => {
  write('assets/shared.js', noise(120));
  expect(check()).toEqual(Object.entries(PAGES).map(overBudget));
});

test('every page has a budget of its own', () => {
  write('assets/shared.js', noise(98));
  const small = Object.entries(PAGES).filter(([, budget]) => budget <= 98);
  expect(check()).toEqual(small.map(overBudget));
});

test("a page's module list and what those modules import count", () => {
  write('assets/page.js', 'import{a}from"./late.js"');
  write(
    'quote.html',
    `${script('/assets/entry.js')}<script type="application/json" id="page-modules">{"start":"/assets/entry.js","styles":"","now":["/assets/page.js"],"next":["/assets/part.js"]}</script>`,
  );
  expect(check()).toEqual(['quote.html is over its budget of 96 KiB']);
});

test('the home page has a budget in total, with its font and the picture a phone picks', () => {
  const picture = (extra: string) =>
    `${script('/assets/entry.js')}<link rel="preload" href="/font.woff2" as="font">
     <picture><source media="(max-width: 48rem)" type="image/avif" srcSet="/s.avif 480w, /m.avif 1200w, /l.avif 2000w"/><img src="/l.webp"${extra}/></picture>`;
  write('font.woff2', randomBytes(30 * KIB));
  write('s.avif', randomBytes(10 * KIB));
  write('m.avif', randomBytes(180 * KIB));
  write('l.avif', randomBytes(10 * KIB));
  write('index.html', picture(''));
  expect(check()).toEqual([
    'index.html shows more than 21 KiB of pictures at first',
    'index.html is over 164 KiB in total',
  ]);
  write('index.html', picture(' loading="lazy"'));
  expect(check()).toEqual([]);
});

test('the HTML has a budget, with its inlined styles', () => {
  write('quote.html', `${script('/assets/entry.js')}<style>/*${noise(15)}*/</style>`);
  expect(check()).toEqual(['quote.html has over 13 KiB of HTML']);
});

test('the fonts that a page preloads or its inlined styles use have a budget', () => {
  const page = (style: string) =>
    `${script('/assets/entry.js')}<link rel="preload" href="/text.woff2" as="font"><style>${style}</style>`;
  write('text.woff2', randomBytes(30 * KIB));
  write('wide.woff2', randomBytes(10 * KIB));
  write('quote.html', page('@font-face{src:url(/text.woff2)}'));
  expect(check()).toEqual([]);
  write('quote.html', page('@font-face{src:url(/text.woff2)}@font-face{src:url(/wide.woff2)}'));
  expect(check()).toEqual(['quote.html has over 34 KiB of fonts']);
});

test('a package that must load lazily is named', () => {
  write('assets/shared.js', 'export const a="X-Client-Info"');
  expect(check()).toContain('auth.html loads supabase-js');
});

test('what a page of the console or the portal loads before anything is opened has a budget', () => {
  write('assets/list.js', noise(350));
  expect(check()).toEqual(Object.entries(SIGNED_IN_PAGES).map(overBudget));
});

test('a lean list of the console loads no viewer before its rows', () => {
  write('assets/list.js', 'const a="pdfjs"');
  const lists = Object.keys(CONSOLE_PAGES).filter((page) => LEAN_LISTS.includes(page));
  expect(lists).toHaveLength(LEAN_LISTS.length);
  expect(check()).toEqual(lists.map((page) => `${page} loads pdf.js`));
});

test('a page of the site, the console or the portal without a budget is named without a build', () => {
  const routes = `adminNew: async () => (await import('@/pages/admin/new-page')).NewPage,
    adminQuotes: async () => (await import('@/pages/admin/quotes-page')).QuotesPage,
    accountNew: async () => (await import('@/pages/account/new-page')).NewPage,`;
  expect(pagesWithoutBudget([...listPrerendered(), 'new.html'], listSignedInPages(routes))).toEqual(
    [
      'new.html has no budget',
      'src/pages/admin/new-page.tsx has no budget',
      'src/pages/account/new-page.tsx has no budget',
    ],
  );
});

test('a built page without a budget is named, and a missing page is an error', () => {
  write('new-page.html', '');
  expect(check()).toEqual(['new-page.html has no budget']);
  rmSync(join(site, 'careers.html'));
  expect(check).toThrow(/careers\.html/);
});
