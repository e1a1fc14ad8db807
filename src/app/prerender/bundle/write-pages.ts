import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { bundleScript } from './bundle-script.ts';
import type { PageModules } from '../page-modules.ts';
import { criticalCss, type CriticalCss } from './critical-css.ts';
import { chunksOf, readClientBuild, SITE, type ClientBuild } from './client-build.ts';

const SERVER_BUILD = resolve('.cache/prerender');

/** The site built for Node: src/app/prerender/render/render-site.ts. */
interface Site {
  prerenderSite: (client: {
    template: string;
    styles: { app: string; fonts: string };
    criticalCss: (html: string) => CriticalCss;
    inlineScript: string;
    modulesOf: (sources: readonly string[]) => Pick<PageModules, 'now' | 'next'>;
  }) => Promise<{ files: Map<string, string>; guarded: string[] }>;
}

/**
 * Renders the pages from the client build in `dist/` and writes them there: every public page, the
 * shell, sitemap.xml, robots.txt, llms.txt and security.txt.
 *
 * @returns the paths of the pages that require signing in: hosts must serve the shell for them.
 * @throws Error when a page fails to render.
 */
export async function writePages(): Promise<string[]> {
  const site = await loadSite();
  const client = readClientBuild();
  const styles = { app: urlOf('app'), fonts: urlOf('fonts') };
  const css = readFileSync(`${SITE}${styles.app}`, 'utf8');
  const { files, guarded } = await site.prerenderSite({
    template: readFileSync(`${SITE}/index.html`, 'utf8'),
    styles,
    criticalCss: (html) => criticalCss(css, html),
    inlineScript: await bundleInlineScript(),
    modulesOf: (sources) => modulesOf(client, sources),
  });
  for (const [file, text] of files) {
    const target = `${SITE}/${file}`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return guarded;
}

/**
 * The code of the script inside every page's head.
 *
 * @throws Error when the content security policy doesn't allow it.
 */
async function bundleInlineScript(): Promise<string> {
  const code = (await bundleScript(resolve('src/app/prerender/inline/inline.ts'))).trim();
  const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  if (readFileSync(`${SITE}/_headers`, 'utf8').includes(source)) return code;
  throw new Error(
    `The inline script changed: put ${source} in scripts/hosting/site-rules.ts and run \`npm run hosting\`.`,
  );
}

async function loadSite(): Promise<Site> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender/render/render-site.ts',
      outDir: SERVER_BUILD,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const entry = pathToFileURL(`${SERVER_BUILD}/render-site.js`).href;
  return (await import(entry)) as Site;
}

/** URL of one of the style sheets in src/app/styles. Vite's manifest doesn't list them. */
function urlOf(sheet: string): string {
  const [file, ...others] = readdirSync(`${SITE}/assets`).filter((name) =>
    new RegExp(`^${sheet}-[\\w-]+\\.css$`).test(name),
  );
  if (file === undefined || others.length > 0) throw new Error(`The build needs one ${sheet}.css.`);
  return `/assets/${file}`;
}

function modulesOf(
  client: ClientBuild,
  sources: readonly string[],
): Pick<PageModules, 'now' | 'next'> {
  const filesOf = (names: readonly string[], known: readonly string[]) =>
    chunksOf(client, names).flatMap(({ file }) => (known.includes(`/${file}`) ? [] : `/${file}`));
  const template = filesOf([], []);
  const now = filesOf(sources, template);
  const parts = sources.flatMap((source) => partsOf(client, source));
  return { now, next: filesOf(parts, [...template, ...now]) };
}

const PART = /\bimport\('@\/([^']+)'\)/g;

/**
 * The lazy parts that a page's own file imports by an absolute path. Parts with a relative path load only when
 * they are needed. A part without a manifest entry is inside another chunk.
 */
function partsOf(client: ClientBuild, source: string): string[] {
  if (!source.endsWith('-page.tsx')) return [];
  return Array.from(readFileSync(source, 'utf8').matchAll(PART), ([, path = '']) => path).flatMap(
    (path) => ['ts', 'tsx'].map((ending) => `src/${path}.${ending}`).filter((file) => client[file]),
  );
}
