import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig, normalizePath } from 'vite';
import { rolldownGroups } from './src/app/prerender/bundle/chunk-groups.ts';
import { loadedTogether } from './src/app/prerender/bundle/loaded-together.ts';
import { classicScripts } from './scripts/classic-scripts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Import aliases of the site; vitest adds the tests' own. */
export const ALIASES = {
  '@assessment': here('./supabase/functions/_shared/assessment'),
  '@contracts': here('./supabase/functions/_shared/contracts'),
  '@domain': here('./supabase/functions/_shared/domain'),
  '@root': import.meta.dirname,
  '@': here('./src'),
};

// The System page compares it with the database's. Vite exposes every variable with this prefix to the site.
process.env['VITE_SCHEMA_VERSION'] = readdirSync(here('./supabase/migrations'))
  .map((name) => name.split('_')[0] ?? '')
  .sort()
  .at(-1);

export default defineConfig({
  plugins: [react(), tailwindcss(), classicScripts()],
  resolve: {
    alias: ALIASES,
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Supported browsers have modulepreload; others only load modules a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [...rolldownGroups(), loadedTogether(normalizePath(here('.')))],
        },
      },
    },
  },
});
