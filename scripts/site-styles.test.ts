import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SHEET = 'src/app/styles/site.css';
const PUBLIC_PAGES = 'src/pages/public';
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Patterns of the files whose classes are not in the public pages' style sheet. */
const leftOut = Array.from(
  readFileSync(SHEET, 'utf8').matchAll(/@source not '([^']+)'/g),
  ([, path = '']) => {
    const pattern = join(dirname(SHEET), path).replaceAll('\\', '/');
    return new RegExp(
      `^${pattern.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}(?:/|$)`,
    );
  },
);
const isLeftOut = (file: string) => leftOut.some((pattern) => pattern.test(file));

/** The files that `file` imports, now or lazily; packages are skipped. */
function importsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, name = '']) => name).flatMap(
    (name) => {
      if (!/^(?:@\/|\.)/.test(name)) return [];
      const path = name.startsWith('.') ? join(dirname(file), name) : name.replace('@', 'src');
      return [`${path}.ts`, `${path}.tsx`].filter((candidate) => existsSync(candidate));
    },
  );
}

test('no public page imports a file whose classes its style sheet leaves out', () => {
  const pages = readdirSync(PUBLIC_PAGES, { recursive: true, encoding: 'utf8' })
    .map((name) => `${PUBLIC_PAGES}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('-page.tsx') && !file.includes('styleguide'));
  // The route table imports every page.
  const reached = new Set(['src/app/routes.tsx']);
  const importedBy = new Map<string, string>();
  const queue = [
    ...pages,
    'src/app/layouts/public-layout.tsx',
    'src/app/layouts/root-layout.tsx',
    'src/app/prerender/browser/hydrate.tsx',
  ];
  for (const file of queue) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const next of importsOf(file)) {
      importedBy.set(next, file);
      queue.push(next);
    }
  }
  const missing = [...reached].filter(isLeftOut);
  expect(reached.size).toBeGreaterThan(300);
  expect(missing.map((file) => `${file}, imported by ${importedBy.get(file) ?? ''}`)).toEqual([]);
});

test('no class makes the browser compute the styles of a whole page when an element is added', () => {
  // Their selectors end in `*`, after `:first-child`, `:last-child` or `:not()`: they apply to any element.
  const slow = /\b(?:group|peer)-(?:first|last|only|odd|even|nth|not|empty)\b/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => slow.test(readFileSync(file, 'utf8')))).toEqual([]);
});
