import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../supabase/local/gateway/server.ts';
import { serveSite } from '../../supabase/local/gateway/static-site.ts';

/** Structured data stays: search engines need it, and no browser runs it. */
const SCRIPT = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs;
const PRELOAD = /<link\b(?=[^>]*(?:rel="modulepreload"|as="(?:script|fetch)"))[^>]*>/g;
const COMPRESSED = /\.(?:br|gz)$/;

/** A page without its scripts and without the links that download scripts or their data. */
export function removeScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(PRELOAD, '');
}

export interface ServedCopy {
  url: string;
  close: () => Promise<void>;
}

/** Serves a copy of the site in `folder` whose pages have no scripts, on a free port. */
export async function serveWithoutScripts(folder: string): Promise<ServedCopy> {
  const copy = mkdtempSync(join(tmpdir(), 'without-scripts-'));
  cpSync(folder, copy, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(copy, name);
    writeFileSync(file, removeScripts(readFileSync(file, 'utf8')));
  }
  const server = await listen(0);
  server.serve(serveSite(copy));
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
