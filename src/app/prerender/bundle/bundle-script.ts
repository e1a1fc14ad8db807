import { build } from 'esbuild';
import { resolve } from 'node:path';

/** Bundles `file` and its imports into one minified classic script. */
export async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    alias: { '@': resolve('src') },
    target: 'es2022',
    legalComments: 'eof',
    // Classic scripts have no `import.meta`; only Node-specific code uses it.
    define: { 'import.meta.url': '""' },
  });
  return outputFiles[0]?.text ?? '';
}
