import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { MODULE_LIST_ID, type PageModules } from '../page-modules.ts';

/** A browser's downloads before a page is interactive, in bytes as a host sends them. */
export interface FirstLoad {
  html: number;
  /** The part of `html` that is inlined styles, compressed on its own. */
  css: number;
  js: number;
  /** The font that loads after the first paint, and any that the HTML or its inlined styles use. */
  fonts: number;
  /** Pictures that are not lazy-loaded, in the size a phone picks. */
  images: number;
  /** URLs of the scripts. */
  scripts: readonly string[];
}

const MODULE = /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g;
const MODULE_LIST = new RegExp(
  `<script type="application/json" id="${MODULE_LIST_ID}">([^<]*)<`,
  'g',
);
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|from)\s*"(\.{0,2}\/[^"]+\.js)"/g;
const FONT = /<link\s[^>]*href="([^"]+)"[^>]*as="font"/g;
const STYLES = /<style>([^<]*)</g;
const FONT_URL = /url\("?([^")]+\.woff2)/g;
const PICTURE = /<picture>.*?<\/picture>|<img\b[^>]*>/gs;
const PHONE_SOURCE = /<source(?=[^>]*media="\(max-width)(?=[^>]*type="image\/avif")[^>]*>/;
const AVIF_SOURCE = /<source(?=[^>]*type="image\/avif")[^>]*>/;

/** A 390 px phone with a device pixel ratio of 3. */
const PHONE_PIXELS = 390 * 3;

/**
 * Measures the first load of a page of the built site in `folder`: what its HTML references and what
 * those scripts import. The whole style sheet is not part of it: it loads after the first paint.
 *
 * @throws Error when a file is missing.
 */
export function measureFirstLoad(folder: string, page: string): FirstLoad {
  const html = readFileSync(`${folder}/${page}`, 'utf8');
  const scripts = scriptsOf(folder, html);
  const styles = allMatches(html, STYLES).join('');
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + sizeOf(`${folder}${file}`), 0);
  return {
    html: sizeOf(`${folder}/${page}`),
    css: compressedSize(Buffer.from(styles)),
    js: sum(scripts),
    fonts: sum([...new Set([...fontOf(html), ...allMatches(styles, FONT_URL)])]),
    images: sum(eagerImages(html)),
    scripts,
  };
}

/** The chunks that the shell and every page that requires signing in load, as named in `chunk-groups.ts`. */
const SIGNED_IN_CHUNKS = ['start', 'site', 'query', 'client'];
/** The sources that every page of the console loads. */
export const CONSOLE_SOURCES: readonly string[] = [
  'src/app/layouts/admin-layout.tsx',
  'src/app/layouts/admin/admin-only.tsx',
  'src/session/session-data.tsx',
];
const PORTAL_PAGES = 'src/pages/account/';
const PORTAL_SOURCES: readonly string[] = [
  'src/app/layouts/account-layout.tsx',
  'src/session/session-data.tsx',
];

/**
 * Measures the scripts that a page of the console or the portal loads before its data is on screen: its own, the
 * frame's and the session's, with their static imports.
 *
 * @throws Error when the manifest has no such page, or lacks a part of the frame.
 */
export function measureSignedInLoad(
  folder: string,
  page: string,
): Pick<FirstLoad, 'js' | 'scripts'> {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Readonly<
    Record<string, { file: string; name?: string; imports?: string[] }>
  >;
  const chunks = SIGNED_IN_CHUNKS.map((name) => {
    const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name);
    if (found === undefined) throw new Error(`The build has no chunk ${name}.`);
    return found[0];
  });
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    chunk.imports?.forEach(visit);
  };
  const frame = page.startsWith(PORTAL_PAGES) ? PORTAL_SOURCES : CONSOLE_SOURCES;
  [...chunks, ...frame, page].forEach(visit);
  const scripts = [...new Set([...seen].map((key) => `/${manifest[key]?.file ?? ''}`))];
  return { js: scripts.reduce((sum, file) => sum + sizeOf(folder + file), 0), scripts };
}

/** Most scripts belong to many pages: compress each once. */
const compressedSizes = new Map<string, number>();

/** Brotli size, or the plain size of fonts and pictures, which are compressed already. */
function sizeOf(file: string): number {
  const bytes = readFileSync(file);
  return /\.(?:html|js|svg)$/.test(file) ? compressedSize(bytes) : bytes.length;
}

function compressedSize(bytes: Buffer): number {
  const key = createHash('sha1').update(bytes).digest('hex');
  const known = compressedSizes.get(key);
  if (known !== undefined) return known;
  const size = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  compressedSizes.set(key, size);
  return size;
}

function scriptsOf(folder: string, html: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(`${folder}${file}`, 'utf8');
    for (const path of allMatches(code, STATIC_IMPORT)) {
      visit(new URL(path, `file://${file}`).pathname);
    }
  };
  allMatches(html, MODULE).forEach(visit);
  const [list] = allMatches(html, MODULE_LIST);
  const { start, now } = JSON.parse(list ?? '{"now":[]}') as Partial<PageModules>;
  [start ?? [], now ?? []].flat().forEach(visit);
  return [...seen];
}

/** The preloaded font of the shell, or the one in a prerendered page's list. */
function fontOf(html: string): string[] {
  const [list] = allMatches(html, MODULE_LIST);
  const { font } = JSON.parse(list ?? '{}') as Partial<PageModules>;
  return [...allMatches(html, FONT), ...(font === undefined ? [] : [font])];
}

function eagerImages(html: string): string[] {
  return allMatches(html, PICTURE, 0).flatMap((markup) => {
    if (markup.includes('loading="lazy"')) return [];
    const [source = markup] = PHONE_SOURCE.exec(markup) ?? AVIF_SOURCE.exec(markup) ?? [];
    const [, candidates = ''] = /srcset="([^"]+)"/i.exec(source) ?? [];
    return pick(candidates) ?? /src="([^"]+)"/.exec(source)?.[1] ?? [];
  });
}

/** The smallest candidate of a `srcset` that fills a phone, or the largest one. */
function pick(srcset: string): string | undefined {
  const candidates = srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }))
    .filter(({ file }) => file !== '');
  return (candidates.find(({ width }) => width >= PHONE_PIXELS) ?? candidates.at(-1))?.file;
}

function allMatches(text: string, pattern: RegExp, group = 1): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[group] ?? '');
}
