import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import type { Facts } from './find-placeholders.ts';

const CONTENT = 'src/content';
/** First those that others take their facts from, so that a finding names the source. */
const SOURCES = ['supabase/functions/_shared/contracts/company.ts', `${CONTENT}/company.ts`];

/** What the content modules export, as a production build would see it. */
export async function readFacts(): Promise<Facts> {
  const content = readdirSync(CONTENT)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${CONTENT}/${name}`);
  const server = await createServer({
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const facts: [string, Record<string, unknown>][] = [];
    for (const file of new Set([...SOURCES, ...content])) {
      facts.push([file, await server.ssrLoadModule(`/${file}`)]);
    }
    return facts;
  } finally {
    await server.close();
  }
}
