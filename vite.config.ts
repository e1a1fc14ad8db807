import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { classicScripts } from './scripts/classic-scripts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The modules under `src/` of these names, without their endings. */
const modules = (...names: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);

/**
 * What always comes together is one file: sixty small ones cost a phone more in asking than in
 * bytes. A group takes along what its modules import and no group before it has taken.
 */
const GROUPS = [
  // Alone: it must not bring the others (docs/decisions/0014).
  { name: 'start', test: modules('app/prerender/browser/start') },
  {
    name: 'site',
    test: modules(
      'app/prerender/browser/hydrate',
      'content/(?:gallery|fleet)',
      'session/goals',
      'shared/lib/use-is-hydrated',
      'shared/seo/(?:page-metadata|json-ld|structured-data)',
      'shared/blocks/(?:page-hero|cta-band|no-script-note)',
      'shared/ui/(?:part-loading|alert|skeleton|empty-state)',
    ),
  },
  // What the pages that are mostly text are made of.
  {
    name: 'blocks',
    test: modules(
      'shared/blocks/[^/]+',
      'shared/images/picture',
      'shared/drawing/(?:lazy-drawings|sheet|load-legend|check-load|format-feet)',
      'shared/ui/(?:facts|stat|panel|sheet)',
    ),
  },
  { name: 'query', test: /@tanstack[\\/]|[\\/]src[\\/]shared[\\/]lib[\\/]query-provider\.tsx$/ },
  { name: 'read', test: modules('platform/supabase/(?:public-tables|unwrap)') },
  // Every public page asks for these once it is alive.
  {
    name: 'late',
    test: modules(
      'app/layouts/public/(?:page-foot|menu-ways)',
      'features/consent/components/consent-dialog',
      'shared/ui/(?:dialog-frame|toast/toaster-view)',
    ),
  },
  {
    name: 'forms',
    test: /react-hook-form|@hookform|[\\/]src[\\/]shared[\\/](?:forms|ui)[\\/](?:use-field-problems|use-form-submission|form-draft|failure-text|field|field-group|input|textarea|error-summary)\.tsx?$/,
  },
  { name: 'drawing', test: modules('shared/drawing/[^/]+') },
  {
    name: 'gallery',
    test: modules(
      'features/gallery/(?:api/(?:gallery-images|prefetch-gallery)|components/gallery-(?:picture|loading|empty))',
    ),
  },
].map((group, at, { length }) => ({ ...group, priority: length - at }));

export default defineConfig({
  plugins: [react(), tailwindcss(), classicScripts()],
  resolve: {
    alias: {
      '@contracts': here('./supabase/functions/_shared/contracts'),
      '@': here('./src'),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Styles stand in the pages themselves (docs/decisions/0007): one sheet, nothing to wait for.
    cssCodeSplit: false,
    // Every browser that runs ES2022 and matters here has it; the rest fetch a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: GROUPS,
        },
      },
    },
  },
});
