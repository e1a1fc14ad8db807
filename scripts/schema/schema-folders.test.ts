import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSchemas } from './schema-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the schema’s files are read in order, without what is not SQL', () => {
  for (const name of ['0020_offers.sql', '0010_loads.sql', 'README.md']) {
    writeFileSync(join(folder, name), 'select 1');
  }

  expect(readSchemas(folder).map(({ file }) => file)).toEqual([
    '0010_loads.sql',
    '0020_offers.sql',
  ]);
});

it.each([
  ['a missing folder', () => rmSync(folder, { recursive: true }), 'is missing or has no SQL files'],
  ['an empty folder', () => undefined, 'is missing or has no SQL files'],
  [
    'a file without a number',
    () => writeFileSync(join(folder, 'trailers.sql'), ''),
    'trailers.sql would be skipped: give it a name like 0010_loads.sql.',
  ],
])('the folder is refused: %s', (_, prepare, message) => {
  prepare();

  expect(() => readSchemas(folder)).toThrow(message);
});
