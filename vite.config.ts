import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { rolldownGroups } from './scripts/chunk-groups.ts';
import { classicScripts } from './scripts/classic-scripts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    // One style sheet, inlined into every page (docs/prerendering.md).
    cssCodeSplit: false,
    // Supported browsers have modulepreload; others only load modules a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: rolldownGroups(),
        },
      },
    },
  },
});
