import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/pages/public';
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('-page.tsx'));
/** The import of a part and its options. */
const PART = /import\('([^']+)'\)(?:(?!import\()[\s\S])*?isMain: true/g;

// `write-pages.ts` lists only these parts in the HTML. Others load after the page's own code, one after another.
it('a page imports the part it is for by an absolute path', () => {
  const parts = PAGES.flatMap((page) =>
    Array.from(readFileSync(`${FOLDER}/${page}`, 'utf8').matchAll(PART), ([, path = '']) => path),
  );
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((path) => !path.startsWith('@/'))).toEqual([]);
});
