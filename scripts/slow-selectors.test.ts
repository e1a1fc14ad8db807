import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no class makes the browser compute the styles of a whole page when an element is added', () => {
  // Their selectors end in `*`, after `:first-child`, `:last-child` or `:not()`: they apply to any element.
  const slow = /\b(?:group|peer)-(?:first|last|only|odd|even|nth|not|empty)\b/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => slow.test(readFileSync(file, 'utf8')))).toEqual([]);
});
