import type { Plugin } from 'vite';

/** Constants that packages compute in the browser although the build already knows them. */
const KNOWN = [
  {
    file: /[\\/]react-helmet-async[\\/]lib[\\/]index\.esm\.js$/,
    declaration: 'var isReact19 = major >= 19;',
    name: 'isReact19',
    value: 'true',
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+\.mjs$/,
    declaration: 'var ENABLE_DEV_WARNINGS = true;',
    name: 'ENABLE_DEV_WARNINGS',
    value: 'false',
  },
];

/**
 * Vite plugin that puts the values of {@link KNOWN} into the packages, so that the bundler drops their
 * code for React 18 and for development: 1.9 KiB of every first load (docs/decisions/0011).
 */
export function knownConstants(): Plugin {
  return {
    name: 'known-constants',
    apply: 'build',
    transform(code, id) {
      const known = KNOWN.find(
        ({ file, declaration }) => file.test(id) && code.includes(declaration),
      );
      if (known === undefined) return null;
      const { declaration, name, value } = known;
      return code
        .replace(declaration, `const ${name} = ${value};`)
        .replaceAll(`(${name})`, `(${value})`);
    },
  };
}
