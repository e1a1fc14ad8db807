import { readFileSync } from 'node:fs';

/** Output folder of the build. */
export const SITE = 'dist';
/** Manifest key of the entry that every page loads. */
const ENTRY = 'index.html';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The Vite manifest of the client build, by source file. */
export type ClientBuild = Readonly<Record<string, Chunk>>;

/** @throws Error when there is no build. */
export function readClientBuild(): ClientBuild {
  return JSON.parse(readFileSync(`${SITE}/.vite/manifest.json`, 'utf8')) as ClientBuild;
}

/**
 * The chunks of the entry and of `sources` with all their static imports. A source without a chunk
 * of its own is part of the entry.
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
