import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFolder } from './private-folder.ts';

/** Another process uses the same data folder. Two would overwrite each other's rows. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

const FILE = 'running.pid';

/**
 * Locks a data folder for this process and returns the unlock function. Takes over the lock of a
 * process that has died.
 *
 * @throws DataFolderInUseError when a running process holds the lock.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, FILE);
  createPrivateFolder(folder);
  assertFolderFree(folder);
  rmSync(file, { force: true });
  try {
    writeFileSync(file, `${String(process.pid)} ${birthOf(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    throw new DataFolderInUseError(
      `The data folder ${folder} was taken by another process just now.`,
      {
        cause: error,
      },
    );
  }
  return () => rmSync(file, { force: true });
}

/** @throws DataFolderInUseError when a running process holds the lock. */
export function assertFolderFree(folder: string): void {
  const holder = readHolder(folder);
  if (holder === undefined) return;
  throw new DataFolderInUseError(
    `The data folder ${folder} is in use by process ${String(holder)}. Stop that process first.`,
  );
}

/** The running process that holds a data folder's lock, if any. */
function readHolder(folder: string): number | undefined {
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  const [number, ...birth] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return birth.join(' ') === birthOf(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is running and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A process's start time, because process ids are reused. Empty on systems other than Linux. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The 22nd field; the second is the program's name, which may contain spaces and brackets.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}
