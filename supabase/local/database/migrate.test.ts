import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyMigrations, applySeed } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';
import { prepareDatabase } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
let database: PgliteDatabase;
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const apply = () => applyMigrations(database, readMigrations(folder));

beforeAll(async () => {
  database = await openPglite({ log: () => undefined });
  await prepareDatabase(database, 'none');
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('files are applied in the order of their versions, each once', async () => {
  write('20260102000000_second.sql', 'alter table public.t add column b int;');
  write('20260101000000_first.sql', 'create table public.t (a int);');
  write('notes.md', 'not a migration');

  expect(await apply()).toEqual(['20260101000000_first.sql', '20260102000000_second.sql']);
  expect(await apply()).toEqual([]);
});

it('arrays of a type that a migration creates are arrays in results', async () => {
  write('20260102000001_enum.sql', "create type public.color as enum ('red', 'blue');");
  await apply();

  expect(await database.query(`select '{red,blue}'::public.color[] as colors`)).toEqual([
    { colors: ['red', 'blue'] },
  ]);
});

it('a file that fails is rolled back and named', async () => {
  write('20260103000000_broken.sql', 'create table public.half (a int); selekt 1;');

  await expect(apply()).rejects.toThrow(
    /^Migration 20260103000000_broken\.sql failed: syntax error/,
  );
  expect(await database.query(`select to_regclass('public.half') as found`)).toEqual([
    { found: null },
  ]);

  write('20260103000000_broken.sql', 'create table public.half (a int);');
  expect(await apply()).toEqual(['20260103000000_broken.sql']);
});

it('a seed runs once', async () => {
  const seed = join(folder, 'seed.sql');
  writeFileSync(seed, 'insert into public.t values (1, 2);');

  expect([await applySeed(database, seed), await applySeed(database, seed)]).toEqual([true, false]);
  expect(await database.query('select * from public.t')).toEqual([{ a: 1, b: 2 }]);
});

it('the API roles get no new table of a project without default grants', async () => {
  await database.exec('create function public.f() returns int language sql return 1;');

  const [rights] = await database.query(
    `select has_table_privilege('service_role', 'public.t', 'select') as "table",
       has_function_privilege('anon', 'public.f()', 'execute') as "function"`,
  );
  expect(rights).toEqual({ table: false, function: true });
});

it('stored objects can’t be deleted without the Storage API', async () => {
  await expect(database.query('delete from storage.objects')).rejects.toThrow(
    'Direct deletion from storage tables is not allowed',
  );
});
