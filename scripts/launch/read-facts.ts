import { readdirSync } from 'node:fs';
import { createServer } from 'vite';
import { readConfigFile } from '../../supabase/local/config/config-file.ts';
import type { Facts } from './find-placeholders.ts';

const CONTENT = 'src/content';
/** Read first, because other modules reuse their facts and a finding should name the source. */
const SOURCES = ['supabase/functions/_shared/domain/company.ts', `${CONTENT}/company.ts`];

/** The settings of the hosted project that `supabase config push` applies, with their keys. */
function readHostedSettings(): Facts[number] {
  const config = readConfigFile();
  const settings = [
    ['remotes.production', 'project_id'],
    ['remotes.production.auth', 'site_url'],
    ['remotes.production.auth', 'additional_redirect_urls'],
  ] as const;
  return [
    'supabase/config.toml',
    Object.fromEntries(settings.map(([block, key]) => [key, config.value(block, key)])),
  ];
}

/** The exports of the content modules, as in a production build, and the hosted project's settings. */
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
    const facts: [string, Readonly<Record<string, unknown>>][] = [];
    for (const file of new Set([...SOURCES, ...content])) {
      facts.push([file, await server.ssrLoadModule(`/${file}`)]);
    }
    return [...facts, readHostedSettings()];
  } finally {
    await server.close();
  }
}
