import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import type { Facts } from './find-placeholders.ts';

const CONTENT = 'src/content';
/** Read first, because other modules reuse their facts and a finding should name the source. */
const SOURCES = ['supabase/functions/_shared/contracts/company.ts', `${CONTENT}/company.ts`];

/** The exports of the content modules, as in a production build. */
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
