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
  },
});
