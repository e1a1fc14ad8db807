import { build } from 'esbuild';
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SUFFIX = '?classic';
/** Where the development server hands them out. */
const DEV_FOLDER = '/@classic/';

/**
 * `import address from './x.ts?classic'`: the address of `x.ts` and all it imports as one classic
 * script, a file of its own. A document without an origin may load such a script from any host;
 * modules it may not (docs/decisions/0018).
 */
export function classicScripts(): Plugin {
  let root = '';
  let isServed = true;
  /** By the address the development server gives them. */
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
        const address = DEV_FOLDER + relative(root, file).replaceAll('\\', '/');
        served.set(address, resolve(root, file));
        return `export default ${JSON.stringify(address)}`;
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

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'eof',
    // Only asked for where there is no `import.meta`: in Node.
    define: { 'import.meta.url': '""' },
  });
  return outputFiles[0]?.text ?? '';
}
