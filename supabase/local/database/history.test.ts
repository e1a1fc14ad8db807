import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkHistory, MigrationHistoryError } from './history.ts';
import { readMigrations } from './migration-files.ts';
import { applyMigrations } from './migrate.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';
import { prepareDatabase } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const FIRST = join(folder, '20260101000000_first.sql');
const SECOND = join(folder, '20260102000000_second.sql');
let database: PgliteDatabase;
const check = () => checkHistory(database, readMigrations(folder));

beforeAll(async () => {
  database = await openPglite({ log: () => undefined });
  await prepareDatabase(database, 'granted');
}, 120_000);
beforeEach(async () => {
  writeFileSync(FIRST, 'create table if not exists public.first (id int)');
  writeFileSync(SECOND, 'create table if not exists public.second (id int)');
  await applyMigrations(database, readMigrations(folder));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('accepts the files that were applied, and new ones', async () => {
  await expect(check()).resolves.toBeUndefined();

  const third = join(folder, '20260103000000_third.sql');
  writeFileSync(third, 'select 1');
  await expect(check()).resolves.toBeUndefined();
  rmSync(third);
});

it('rejects an edited file by its name and says what to do', async () => {
  writeFileSync(FIRST, 'create table public.first (id bigint)');

  const error = await check().catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(MigrationHistoryError);
  expect(error).toHaveProperty(
    'message',
    'Migration 20260101000000_first.sql was edited after it was applied. Undo the edit and put the change into a new migration. To start over with fresh demo data, run "npm run reset".',
  );
  await expect(applyMigrations(database, readMigrations(folder))).rejects.toThrow(
    MigrationHistoryError,
  );
});

it('rejects data whose migrations are gone, in one line that names npm run reset', async () => {
  rmSync(FIRST);
  await expect(check()).rejects.toThrow(
    /^The data was created by an earlier version of this project: migration 20260101000000 no longer exists\. .*"npm run reset"\.$/,
  );

  rmSync(SECOND);
  await expect(check()).rejects.toThrow('migration 20260101000000 and 1 more no longer exist');
});
