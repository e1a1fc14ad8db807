import { build } from 'esbuild';
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SUFFIX = '?classic';
/** Where the dev server serves them. */
const DEV_FOLDER = '/@classic/';

/**
 * Vite plugin for `import url from './x.ts?classic'`: bundles `x.ts` and its imports into one classic
 * script and returns its URL. A document without an origin can load classic scripts from any host, but
 * not modules (docs/decisions/0015).
 */
export function classicScripts(): Plugin {
  let root = '';
  let isServed = true;
  /** Source files by their URL on the dev server. */
  const served = new Map<string, string>();
  return {
    name: 'classic-scripts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isServed = config.command === 'serve';
    },
    async load(id, options) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      if (isServed || options?.ssr === true) {
        const url = DEV_FOLDER + relative(root, file).replaceAll('\\', '/');
        served.set(url, resolve(root, file));
        return `export default ${JSON.stringify(url)}`;
      }
      const asset = this.emitFile({
        type: 'asset',
        name: `${basename(file, '.ts')}.js`,
        source: await bundle(file),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const file = served.get(req.url ?? '');
        if (file === undefined) {
          next();
          return;
        }
        bundle(file).then((code) => {
          res.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          res.end(code);
        }, next);
      });
    },
  };
}

/** Bundles `file` and its imports into one minified classic script. */
export async function bundle(file: string): Promise<string> {
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
