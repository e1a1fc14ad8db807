import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('only one copy can use the folder at a time', () => {
  const release = lockDataFolder(folder);

  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  expect(() => lockDataFolder(folder)).toThrow(
    /in use by process \d+\. Stop that process first\.$/,
  );

  release();
  lockDataFolder(folder)();
});

it('a folder that another process holds is locked, and taken over once that process has died', async () => {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(import.meta.resolve('./data-lock.ts'))};
    lockDataFolder(${JSON.stringify(folder)});
    process.send('locked');
    setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(other, 'message');

  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${String(other.pid)}`);

  other.kill('SIGKILL');
  await once(other, 'exit');
  lockDataFolder(folder)();
}, 30_000);

it('a later process with the same id isn’t mistaken for the one that died', () => {
  writeFileSync(join(folder, 'running.pid'), `${String(process.pid)} another boot 1`);

  lockDataFolder(folder)();
});
