import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The byte budgets of the public pages (design, section 6): what a visitor's browser must fetch
 * before the page works, brotli-compressed, read from the build output.
 */

const KIB = 1024;
/** Where we want to be; printed, not yet kept: react-dom and the router alone take 85 KiB. */
const TARGET_KIB = 100;
/** Where we are, rounded up: a ratchet that may only go down. */
const BUDGETS_KIB: Record<string, number> = {
  'src/pages/public/home-page.tsx': 140,
  'src/pages/public/quote-page.tsx': 157,
  'src/pages/public/auth-page.tsx': 162,
};
const ENTRY = 'index.html';
/** Words by which the packages are known that must not stand in a public page's first load. */
const LATE_PACKAGES = /X-Client-Info|swiper-slide-active/;

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>;

function chunkOf(key: string): Chunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
  return chunk;
}

/** Every chunk that loads with `keys`, static imports followed. */
function closure(keys: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    chunkOf(key).imports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

const sizes = new Map<string, number>();
function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(`dist/${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  sizes.set(file, size);
  return size;
}

let isOver = false;
console.log(`Target ${String(TARGET_KIB)} KiB`);
console.log(
  'First load, KiB brotli'.padEnd(44),
  'JS'.padStart(7),
  'budget'.padStart(7),
  'CSS'.padStart(7),
);
for (const [page, budget] of Object.entries(BUDGETS_KIB)) {
  const chunks = [...closure([ENTRY, page])].map(chunkOf);
  const js = chunks.reduce((sum, { file }) => sum + brotliSize(file), 0) / KIB;
  const css =
    [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].reduce(
      (sum, file) => sum + brotliSize(file),
      0,
    ) / KIB;
  const late = chunks.filter(({ file }) =>
    LATE_PACKAGES.test(readFileSync(`dist/${file}`, 'utf8')),
  );
  const isPageOver = js > budget || late.length > 0;
  isOver ||= isPageOver;
  console.log(
    page.padEnd(44),
    js.toFixed(1).padStart(7),
    String(budget).padStart(7),
    css.toFixed(1).padStart(7),
    isPageOver ? ` ✗ ${late.map(({ file }) => `brings ${file}`).join(', ')}` : '',
  );
}
if (isOver) {
  console.error('A public page is over its budget or brings a package that must come late.');
  process.exitCode = 1;
}
