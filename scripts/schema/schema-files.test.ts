import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkFileNames, checkStatements, readSchemaFiles } from './schema-rules.ts';
import { schemasOf, sourceFolder } from './schema-folders.ts';

const { folder, kind } = sourceFolder('.');
const files = readSchemaFiles(folder);

it('writes each object of the schema once, in its final form', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(checkStatements(files)).toEqual([]);
});

it('names the files of the schema so that they apply in order', () => {
  expect(
    checkFileNames(
      files.map(({ file }) => file),
      kind,
    ),
  ).toEqual([]);
});

it('has supabase/schemas only after the first deployment', () => {
  expect(existsSync(schemasOf('.'))).toBe(kind === 'numbered');
});
