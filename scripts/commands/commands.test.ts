import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../supabase/local/database/data-lock.ts';
import { listen } from '../../supabase/local/gateway/server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a command of package.json to its end. */
async function run(command: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', command], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors: errors.trim() };
}

it('an unknown command gets the list of commands', async () => {
  const { code, errors } = await run('nope');

  expect(code).toBe(1);
  expect(errors).toMatch(/^Unknown command "nope"\. Commands: start, dev, reset, test, types/);
});

it('start reports a port in use in one line, before it builds', async () => {
  const { url, close } = await listen(0);
  const { port } = new URL(url);

  const { code, errors } = await run('start', { PORT: port });
  await close();

  expect({ code, errors }).toEqual({ code: 1, errors: `Port ${port} is in use.` });
}, 30_000);

it('start reports an invalid port in one line', async () => {
  const { code, errors } = await run('start', { PORT: 'http' });

  expect(code).toBe(1);
  expect(errors).toBe('PORT is "http"; it must be a number from 0 to 65535.');
}, 30_000);

it('start and reset refuse a data folder that another process uses', async () => {
  const release = lockDataFolder(dataDir);

  for (const command of ['start', 'reset']) {
    const { code, errors } = await run(command, { PORT: '0' });
    expect(code).toBe(1);
    expect(errors).toBe(
      `The data folder ${dataDir} is in use by process ${String(process.pid)}. Stop that process first.`,
    );
  }
  release();
}, 30_000);

it('seed-load refuses to write what nothing keeps', async () => {
  const { code, errors } = await run('seed-load', { DATA_DIR: 'memory', DATABASE_URL: '' });

  expect(code).toBe(1);
  expect(errors).toBe(
    'DATA_DIR is "memory", which keeps nothing. Set it to a folder, or unset it.',
  );
}, 30_000);

it('build refuses the settings of .env.example in one line, before it builds', async () => {
  const { code, errors } = await run('build', {
    VITE_SUPABASE_URL: 'https://your-project-ref.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_your_key',
  });

  expect(code).toBe(1);
  expect(errors).toBe(
    'VITE_SUPABASE_URL is still an example: it must be the URL of your project, such as https://abcdefghijklmnopqrst.supabase.co.',
  );
}, 30_000);

it('reset deletes the data', async () => {
  writeFileSync(join(dataDir, 'outbox.jsonl'), '');

  expect(await run('reset')).toEqual({ code: 0, errors: '' });
  expect(existsSync(dataDir)).toBe(false);
}, 30_000);

describe('data that an earlier version of the project created', () => {
  let oldData: string;
  beforeAll(async () => {
    oldData = mkdtempSync(join(tmpdir(), 'old-data-'));
    const database = new PGlite(join(oldData, 'database'));
    await database.exec(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key);
      insert into supabase_migrations.schema_migrations values ('20200101000000');`);
    await database.close();
  }, 120_000);
  afterAll(() => rmSync(oldData, { recursive: true }));

  it.each(['start', 'dev'])(
    'stops %s with one line that names npm run reset, and stays unchanged',
    async (command) => {
      cpSync(oldData, dataDir, { recursive: true });

      const { code, errors } = await run(command, { PORT: '0' });

      expect({ code, errors }).toEqual({
        code: 1,
        errors: `An earlier version of this project created the data. Stop the site if it runs, then run "DATA_DIR=${dataDir} npm run reset", which deletes the local data in ${dataDir} (database, files and emails) and starts over with demo data.`,
      });
      expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(true);
    },
    120_000,
  );
});
