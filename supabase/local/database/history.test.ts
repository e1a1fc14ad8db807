import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Deployed } from './deployed.ts';
import { checkHistory, MigrationHistoryError } from './history.ts';
import { readMigrations } from './migration-files.ts';
import { applyMigrations } from './migrate.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';
import { prepareDatabase } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const FIRST = join(folder, '20260101000000_first.sql');
const SECOND = join(folder, '20260102000000_second.sql');
let database: PgliteDatabase;
const RESET =
  'Stop the site if it runs, then run "npm run reset", which deletes the local data in .local (database, files and emails) and starts over with demo data.';
const check = (deployed?: Deployed) =>
  checkHistory(database, readMigrations(folder), { deployed, dataDir: resolve('.local') });

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

it('the files that were applied are accepted, and new ones', async () => {
  await expect(check()).resolves.toBeUndefined();

  const third = join(folder, '20260103000000_third.sql');
  writeFileSync(third, 'select 1');
  await expect(check()).resolves.toBeUndefined();
  rmSync(third);
});

it('an edited file is rejected by its name, with what a reset deletes', async () => {
  writeFileSync(FIRST, 'create table public.first (id bigint)');

  const error = await check().catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(MigrationHistoryError);
  expect(error).toHaveProperty(
    'message',
    `Migration 20260101000000_first.sql was edited since the data was created. ${RESET}`,
  );
  await expect(applyMigrations(database, readMigrations(folder))).rejects.toThrow(
    MigrationHistoryError,
  );
});

it('the command names the folder for data elsewhere', async () => {
  writeFileSync(FIRST, 'select 1');

  await expect(
    checkHistory(database, readMigrations(folder), { dataDir: resolve('/data') }),
  ).rejects.toThrow('run "DATA_DIR=/data npm run reset", which deletes the local data in /data (');
});

it('the other edited files are counted', async () => {
  writeFileSync(FIRST, 'select 1');
  writeFileSync(SECOND, 'select 2');

  await expect(check()).rejects.toThrow('20260101000000_first.sql (and 1 more) was edited');
});

it('data whose migrations are gone are rejected, with what a reset deletes', async () => {
  rmSync(FIRST);
  await expect(check()).rejects.toThrow(
    new MigrationHistoryError(
      `The data has migration 20260101000000, which no longer exists. ${RESET}`,
    ),
  );

  rmSync(SECOND);
  await expect(check()).rejects.toThrow('20260101000000 (and 1 more), which no longer exists');
});

it('an edited deployed migration is refused, without an offer to reset', async () => {
  const deployed: Deployed = {
    projects: new Map(),
    migrations: new Map(readMigrations(folder).map(({ file, hash }) => [file, hash])),
  };
  await expect(check(deployed)).resolves.toBeUndefined();

  writeFileSync(SECOND, 'select 2');

  await expect(check(deployed)).rejects.toThrow(
    /^Migration 20260102000000_second\.sql is deployed and was edited\. Undo the edit/,
  );
});
