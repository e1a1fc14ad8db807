import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** `npm:zod@4.6.7/mini` → `zod/mini`: uses the installed package. */
function toInstalled(specifier: string): string {
  const [, name = '', path = ''] =
    /^npm:\/?((?:@[^/@]+\/)?[^/@]+)(?:@[^/]+)?(\/.*)?$/.exec(specifier) ?? [];
  return name + path;
}

/** The `imports` of a function's own `deno.json`, or of the shared one. */
function readImports(folder: string, name: string): Record<string, string> {
  const file = [join(folder, name, 'deno.json'), join(folder, 'deno.json')].find(existsSync);
  if (file === undefined) return {};
  const { imports } = JSON.parse(readFileSync(file, 'utf8')) as {
    imports?: Record<string, string>;
  };
  return imports ?? {};
}

/** Lets esbuild resolve imports like Deno: the import map and `npm:` specifiers. */
export function denoImports(folder: string, name: string): Plugin {
  const imports = readImports(folder, name);
  return {
    name: 'deno-imports',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const prefix = Object.keys(imports).find(
          (key) => key.endsWith('/') && path.startsWith(key),
        );
        const mapped =
          imports[path] ??
          (prefix === undefined ? path : `${imports[prefix] ?? ''}${path.slice(prefix.length)}`);
        if (mapped.startsWith('npm:')) return { path: toInstalled(mapped), external: true };
        // Only types of the hosted runtime, no code.
        if (mapped.startsWith('jsr:@supabase/functions-js'))
          return { path: mapped, namespace: 'empty' };
        if (/^(?:jsr|https?):/.test(mapped)) {
          return { errors: [{ text: `${mapped} cannot be had offline; use an npm package.` }] };
        }
        return { path: mapped, external: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
    },
  };
}
