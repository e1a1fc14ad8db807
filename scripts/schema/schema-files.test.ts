import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFileNames, checkStatements, readSchemaFiles } from './schema-rules.ts';
import { schemasOf, sourceFolder } from './schema-folders.ts';

const { folder, kind } = sourceFolder('.');
const files = readSchemaFiles(folder);

it('the schema has each object once, in its final form', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(checkStatements(files)).toEqual([]);
});

it('the names of the schema’s files put them in the order in which they apply', () => {
  expect(
    checkFileNames(
      files.map(({ file }) => file),
      kind,
    ),
  ).toEqual([]);
});

it('supabase/schemas exists only after the first deployment', () => {
  expect(existsSync(schemasOf('.'))).toBe(kind === 'numbered');
});
