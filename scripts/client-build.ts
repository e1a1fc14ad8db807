import { readFileSync } from 'node:fs';

/** The folder of the finished site. */
export const SITE = 'dist';
/** What every page loads, by its name in the manifest. */
const ENTRY = 'index.html';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The list of modules in each page: src/app/announce-modules.ts. */
export interface PageModules {
  now: readonly string[];
  next: readonly string[];
}

/** A build of the client as its manifest tells it, by source file. */
export type ClientBuild = Readonly<Record<string, Chunk>>;

/** @throws Error when there is no build. */
export function readClientBuild(): ClientBuild {
  return JSON.parse(readFileSync(`${SITE}/.vite/manifest.json`, 'utf8')) as ClientBuild;
}

/**
 * What a browser fetches for `sources` and the entry: all they import, nothing that comes later. A
 * source without a chunk of its own is part of the entry.
 */
export function chunksOf(build: ClientBuild, sources: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    build[key]?.imports?.forEach(visit);
  };
  [ENTRY, ...sources].forEach(visit);
  return Array.from(seen).flatMap((key) => build[key] ?? []);
}
