import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBudgets, CONSOLE_PAGES, PAGES } from './budgets.ts';

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

/** A console whose list pages all load `list.js`, and `drawer.js` when opened. */
function writeManifest() {
  write('assets/list.js', noise(20));
  write('assets/drawer.js', noise(300));
  const chunk = (name: string) => ({ file: 'assets/shared.js', name });
  const page = { file: 'assets/list.js', imports: ['_shared.js'], dynamicImports: ['drawer'] };
  const frame = [
    'src/app/layouts/admin-layout.tsx',
    'src/app/layouts/admin/admin-only.tsx',
    'src/session/session-data.tsx',
  ];
  const manifest = {
    ...Object.fromEntries(['start', 'site', 'query', 'client'].map((name) => [name, chunk(name)])),
    ...Object.fromEntries([...frame, ...CONSOLE_PAGES].map((source) => [source, page])),
    '_shared.js': { file: 'assets/shared.js' },
    drawer: { file: 'assets/drawer.js' },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
}

const script = (file: string) => `<script type="module" crossorigin src="${file}"></script>`;
/** A script of `kib` that doesn't compress. */
const noise = (kib: number) => `//${randomBytes(kib * KIB).toString('base64')}`;
const check = () => checkBudgets(site, () => undefined);

test('does not count what a page loads later', () => {
  expect(check()).toEqual([]);
});

test('counts the imports of the entry on every page', () => {
  write('assets/shared.js', noise(135));
  const problems = check();
  expect(problems).toContain('index.html is over its budget of 106 KiB');
  expect(problems).toContain('gallery.html is over its budget of 130 KiB');
  expect(problems).toHaveLength(Object.keys(PAGES).length);

  write('assets/shared.js', noise(120));
  expect(check()).toHaveLength(problems.length - 2);
});

test("counts a page's module list and what those modules import", () => {
  write('assets/page.js', 'import{a}from"./late.js"');
  write(
    'quote.html',
    `${script('/assets/entry.js')}<script type="application/json" id="page-modules">{"start":"/assets/entry.js","styles":"","now":["/assets/page.js"],"next":["/assets/part.js"]}</script>`,
  );
  expect(check()).toEqual(['quote.html is over its budget of 104 KiB']);
});

test('limits the total of the home page, with its font and the picture a phone picks', () => {
  const picture = (extra: string) =>
    `${script('/assets/entry.js')}<link rel="preload" href="/font.woff2" as="font">
     <picture><source media="(max-width: 48rem)" type="image/avif" srcSet="/s.avif 480w, /m.avif 1200w, /l.avif 2000w"/><img src="/l.webp"${extra}/></picture>`;
  write('font.woff2', randomBytes(30 * KIB));
  write('s.avif', randomBytes(10 * KIB));
  write('m.avif', randomBytes(180 * KIB));
  write('l.avif', randomBytes(10 * KIB));
  write('index.html', picture(''));
  expect(check()).toEqual([
    'index.html shows more than 20 KiB of pictures at first',
    'index.html is over 160 KiB in total',
  ]);
  write('index.html', picture(' loading="lazy"'));
  expect(check()).toEqual([]);
});

test('limits the HTML with its inlined styles', () => {
  write('quote.html', `${script('/assets/entry.js')}<style>/*${noise(15)}*/</style>`);
  expect(check()).toEqual(['quote.html has over 14 KiB of HTML']);
});

test('limits the fonts that the page preloads or its inlined styles use', () => {
  const page = (style: string) =>
    `${script('/assets/entry.js')}<link rel="preload" href="/text.woff2" as="font"><style>${style}</style>`;
  write('text.woff2', randomBytes(30 * KIB));
  write('wide.woff2', randomBytes(10 * KIB));
  write('quote.html', page('@font-face{src:url(/text.woff2)}'));
  expect(check()).toEqual([]);
  write('quote.html', page('@font-face{src:url(/text.woff2)}@font-face{src:url(/wide.woff2)}'));
  expect(check()).toEqual(['quote.html has over 35 KiB of fonts']);
});

test('names a package that must load lazily', () => {
  write('assets/shared.js', 'export const a="X-Client-Info"');
  expect(check()).toContain('auth.html loads supabase-js');
});

test("limits what the console's lists load before anything is opened", () => {
  write('assets/list.js', noise(240));
  expect(check()).toHaveLength(CONSOLE_PAGES.length);
  expect(check()).toContain('src/pages/admin/quotes-page.tsx is over 210 KiB');
  write('assets/list.js', 'const a="pdfjs"');
  expect(check()).toContain('src/pages/admin/quotes-page.tsx loads pdf.js');
});

test('reports a page without a budget and throws on a missing page', () => {
  write('new-page.html', '');
  expect(check()).toEqual(['new-page.html has no budget']);
  rmSync(join(site, 'careers.html'));
  expect(check).toThrow(/careers\.html/);
});
