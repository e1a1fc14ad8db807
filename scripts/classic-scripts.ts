import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../src/app/prerender/bundle/bundle-script.ts';

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
        source: await bundleScript(file),
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
        bundleScript(file).then((code) => {
          res.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          res.end(code);
        }, next);
      });
    },
  };
}
