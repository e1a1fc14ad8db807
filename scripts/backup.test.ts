import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snapshotOf } from '@tests/engine.ts';
import { lockDataFolder } from '../supabase/local/database/data-lock.ts';
import type { LocalSupabase } from '../supabase/local/options.ts';
import { startLocalSupabase } from '../supabase/local/start.ts';
import { backUp, restore } from './backup.ts';
import { DEMO_PASSWORD } from './commands/demo-accounts.ts';

const BUCKET = 'job-documents';
const PATH = 'a1000000-0000-4000-8000-000000000001/resume_drill.pdf';
const BYTES = '%PDF-1.4 a resume uploaded before the backup';

let folder: string;
let dataDir: string;
let backup: string;
let emailsBefore: string;

const client = ({ url, secretKey }: LocalSupabase) =>
  createClient(url, secretKey, { auth: { persistSession: false } });
const start = (snapshot?: Blob) => startLocalSupabase({ dataDir, seed: true, snapshot });
const countsOf = ({ query }: LocalSupabase) =>
  query(`select (select count(*) from public.quotes)::integer as quotes,
    (select count(*) from auth.users)::integer as users,
    (select count(*) from storage.objects)::integer as files`);
const copyOfBackup = (name: string) => {
  const copy = join(folder, name);
  cpSync(backup, copy, { recursive: true });
  return copy;
};
/** Changes a copy of the backup and its manifest. */
function editManifest(copy: string, edit: (manifest: Record<string, unknown>) => void) {
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  edit(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

/** Runs a command of package.json on the data folder. */
const run = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });

let counts: unknown;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'local');
  backup = join(folder, 'backup');
  // Copying a migrated database takes a fifth of the time that the migrations take.
  const local = await start(
    await snapshotOf({
      migrationsDir: resolve('supabase/migrations'),
      seedFile: resolve('supabase/seed.sql'),
      defaultPrivileges: 'granted',
    }),
  );
  const pdf = new Blob([BYTES], { type: 'application/pdf' });
  const { error } = await client(local).storage.from(BUCKET).upload(PATH, pdf);
  expect(error).toBeNull();
  counts = await countsOf(local);
  await local.close();
  emailsBefore = '\n';
  writeFileSync(join(dataDir, 'outbox.jsonl'), emailsBefore);
  expect(run('backup', backup).stdout).toMatch(/^Wrote .*: \d+ rows in \d+ tables, \d+ files/);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup restores rows, files and sign-ins after the data folder is lost', async () => {
  rmSync(dataDir, { recursive: true });
  const { rows, tables, files, keptAt } = await restore(backup, dataDir);
  expect(keptAt).toBeUndefined();
  expect(rows).toBeGreaterThan(100);
  expect(tables).toBeGreaterThan(40);
  expect(files).toBeGreaterThan(2);
  expect(readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8')).toBe(emailsBefore);

  const local = await start();
  try {
    expect(await countsOf(local)).toEqual(counts);
    const file = await client(local).storage.from(BUCKET).download(PATH);
    expect(await file.data?.text()).toBe(BYTES);
    const { data } = await client(local).auth.signInWithPassword({
      email: 'admin@example.com',
      password: DEMO_PASSWORD,
    });
    expect(data.user?.email).toBe('admin@example.com');
  } finally {
    await local.close();
  }
}, 240_000);

it('restore replaces a folder only with --force, and keeps the old data', () => {
  writeFileSync(join(dataDir, 'mine.txt'), 'newer');
  expect(run('restore', backup).stderr).toContain('Add --force to replace it');
  expect(existsSync(join(dataDir, 'mine.txt'))).toBe(true);

  const [done, kept] = run('restore', backup, '--force').stdout.split('\n');
  expect(done).toMatch(/^Restored and checked \d+ rows/);
  const keptAt = /^The previous data is in (.*)\.$/.exec(kept ?? '')?.[1];
  expect(readFileSync(join(keptAt ?? '', 'mine.txt'), 'utf8')).toBe('newer');
  expect(existsSync(join(dataDir, 'mine.txt'))).toBe(false);
}, 120_000);

it('a backup leaves nothing that Git would commit', () => {
  const git = (...words: string[]) =>
    spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).stdout;
  git('init', '--quiet');

  expect(readdirSync(folder).some((name) => name.startsWith('local.before-'))).toBe(true);
  expect(git('add', '--all', '--dry-run')).toBe('');
  writeFileSync(join(folder, 'mine.txt'), '');
  expect(git('add', '--all', '--dry-run')).toContain('mine.txt');
  rmSync(join(folder, 'mine.txt'));
});

it('restore reports every changed, missing and added file, and restores nothing', async () => {
  const copy = copyOfBackup('damaged');
  const [first = '', second = ''] = readdirSync(join(copy, 'data/storage'));
  writeFileSync(join(copy, 'data/storage', first), 'tampered');
  rmSync(join(copy, 'data/storage', second));
  writeFileSync(join(copy, 'data/extra.txt'), '');
  const before = readdirSync(folder);

  const attempt = restore(copy, dataDir, { isForced: true });
  await expect(attempt).rejects.toThrow(`data/storage/${first} was changed`);
  await expect(attempt).rejects.toThrow(`data/storage/${second} is missing`);
  await expect(attempt).rejects.toThrow('data/extra.txt is not in the manifest');
  expect(readdirSync(folder)).toEqual(before);
});

it('restore reports a table with a missing row, and leaves the data alone', async () => {
  const copy = copyOfBackup('short');
  let quotes = 0;
  editManifest(copy, (manifest) => {
    const tables = manifest['tables'] as Record<string, number>;
    quotes = tables['public.quotes'] ?? 0;
    tables['public.quotes'] = quotes + 1;
  });
  const before = readdirSync(folder);
  await expect(restore(copy, dataDir, { isForced: true })).rejects.toThrow(
    `public.quotes has ${String(quotes)} rows instead of ${String(quotes + 1)}`,
  );
  expect(readdirSync(folder)).toEqual(before);
}, 60_000);

it.each([
  ['format', 2, 'The backup has format 2'],
  ['schemaVersion', '20990101000000', 'last migration is 20990101000000'],
])('restore refuses a backup with another %s', async (key, value, message) => {
  const copy = copyOfBackup(`other-${key}`);
  editManifest(copy, (manifest) => (manifest[key] = value));
  await expect(restore(copy, dataDir, { isForced: true })).rejects.toThrow(message);
});

it('an existing backup isn’t overwritten, and data in use isn’t read', async () => {
  await expect(backUp(dataDir, backup)).rejects.toThrow('exists already');
  const unlock = lockDataFolder(dataDir);
  const inUse = `in use by process ${String(process.pid)}`;
  await expect(backUp(dataDir, join(folder, 'second'))).rejects.toThrow(inUse);
  await expect(restore(backup, dataDir, { isForced: true })).rejects.toThrow(inUse);
  unlock();
  expect(existsSync(join(folder, 'second'))).toBe(false);
});

it('restore says that it needs the name of a backup', () => {
  expect(run('restore').stderr.trim()).toBe(
    'Name one backup: npm run restore -- <folder> [--force]',
  );
}, 30_000);
