import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { parseRedirectsFile } from '../supabase/local/gateway/redirects-file.ts';
import {
  chunksOf,
  readClientBuild,
  SITE,
  type ClientBuild,
  type PageModules,
} from './client-build.ts';

const SERVER_BUILD = resolve('.cache/prerender');
const SHELL = '/shell/';

/** The site built for Node: src/app/entry-prerender.ts. */
interface Site {
  prerenderSite: (client: {
    template: string;
    css: string;
    modulesOf: (sources: readonly string[]) => PageModules;
  }) => Promise<{ files: Map<string, string>; closed: string[] }>;
}

/**
 * Makes a file of every page anybody may read, of the shell for all others, and of what machines
 * ask for, from the client build in `dist/`.
 *
 * @throws Error when a page cannot be rendered, or hosts are not told of a page behind a door.
 */
export async function prerenderSite(): Promise<void> {
  const site = await loadSite();
  const client = readClientBuild();
  const { files, closed } = await site.prerenderSite({
    template: readFileSync(`${SITE}/index.html`, 'utf8'),
    css: stylesOf(client),
    modulesOf: (sources) => modulesOf(client, sources),
  });
  for (const [file, text] of files) {
    const target = `${SITE}/${file}`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  assertHostsKnow(closed);
}

async function loadSite(): Promise<Site> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/entry-prerender.ts',
      outDir: SERVER_BUILD,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const entry = pathToFileURL(`${SERVER_BUILD}/entry-prerender.js`).href;
  return (await import(entry)) as Site;
}

/** All styles are one file: build.cssCodeSplit is off. */
function stylesOf(client: ClientBuild): string {
  const sheet = client['style.css'];
  if (sheet === undefined) throw new Error('The build has no style sheet.');
  return readFileSync(`${SITE}/${sheet.file}`, 'utf8').trim();
}

function modulesOf(client: ClientBuild, sources: readonly string[]): PageModules {
  const filesOf = (names: readonly string[], known: readonly string[]) =>
    chunksOf(client, names).flatMap(({ file }) => (known.includes(`/${file}`) ? [] : `/${file}`));
  const template = filesOf([], []);
  const now = filesOf(sources, template);
  const parts = sources.flatMap((source) => partsOf(client, source));
  return { now, next: filesOf(parts, [...template, ...now]) };
}

const PART = /\bimport\('@\/([^']+)'\)/g;

/**
 * The modules a page's own file fetches later: its parts, but not what they in turn fetch later. One
 * without a name in the build is part of another's chunk, and comes with it.
 */
function partsOf(client: ClientBuild, source: string): string[] {
  if (!source.endsWith('-page.tsx')) return [];
  return Array.from(readFileSync(source, 'utf8').matchAll(PART), ([, path = '']) => path).flatMap(
    (path) => ['ts', 'tsx'].map((ending) => `src/${path}.${ending}`).filter((file) => client[file]),
  );
}

function assertHostsKnow(closed: readonly string[]): void {
  const rewrite = parseRedirectsFile(readFileSync(`${SITE}/_redirects`, 'utf8'));
  for (const path of closed) {
    if (rewrite(path) === SHELL) continue;
    throw new Error(`public/_redirects and vercel.json must answer ${path} with the shell.`);
  }
}
