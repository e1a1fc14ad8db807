import type { Plugin } from 'vite';

const FILE = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
const REQUIRES = /^var ((?:\w+ = require\("[\w-]+"\),?\s*)+);$/m;
const REQUIRE = /(\w+) = require\("([\w-]+)"\)/g;
const EXPORT = /^exports\.(\w+) = /gm;

/**
 * Vite plugin that gives the build `react-dom/client` as an ES module. Bundled as CommonJS, all of React is in one
 * function, which browsers parse and compile twice (docs/decisions/0058).
 */
export function hoistedReact(): Plugin {
  return {
    name: 'hoisted-react',
    apply: 'build',
    // Node renders pages with react-dom/static.
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-dom/client') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const id = found?.id.replace(/client\.js$/, 'cjs/react-dom-client.production.js');
      if (id === undefined || id === found?.id) this.error('react-dom/client was not found.');
      return id;
    },
    transform(code, id) {
      return FILE.test(id) ? toModule(code) : null;
    },
  };
}

/**
 * The same code with imports and exports.
 *
 * @throws Error when it can't convert all of them.
 */
export function toModule(code: string): string {
  const module = code
    .replace(REQUIRES, (_, list: string) =>
      Array.from(
        list.matchAll(REQUIRE),
        ([, name = '', source = '']) => `import ${name} from '${source}';`,
      ).join('\n'),
    )
    .replaceAll(EXPORT, 'export const $1 = ');
  if (/\brequire\(|\bexports\b/.test(module)) {
    throw new Error(
      'hoisted-react.ts can’t convert this version of react-dom-client.production.js.',
    );
  }
  return module;
}
