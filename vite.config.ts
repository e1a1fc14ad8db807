import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
          // What always comes together is one file: sixty small ones cost a phone more in asking
          // than in bytes. The first stays alone, it must not bring the others (0014).
          groups: [
            { name: 'start', test: /src[\\/]app[\\/]start\.ts$/, priority: 2 },
            { name: 'site', test: /src[\\/]app[\\/]entry-client\.tsx$/, priority: 1 },
            { name: 'query', test: /@tanstack[\\/]/ },
            { name: 'forms', test: /react-hook-form|@hookform/ },
            { name: 'dialog', test: /src[\\/]shared[\\/]ui[\\/]dialog-frame\.tsx$/ },
          ],
        },
      },
    },
  },
});
