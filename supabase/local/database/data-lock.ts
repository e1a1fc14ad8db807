import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another copy runs on the same data folder. Two would lose each other's rows. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

const FILE = 'running.pid';

/**
 * Takes a data folder for this process and returns what gives it back. The lock of a copy that
 * died is taken over.
 *
 * @throws DataFolderInUseError when a living process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, FILE);
  mkdirSync(folder, { recursive: true });
  assertFolderFree(folder);
  rmSync(file, { force: true });
  try {
    writeFileSync(file, `${String(process.pid)} ${birthOf(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    throw new DataFolderInUseError(
      `The data folder ${folder} was taken by another copy just now.`,
      {
        cause: error,
      },
    );
  }
  return () => rmSync(file, { force: true });
}

/** @throws DataFolderInUseError when a living process holds the folder. */
export function assertFolderFree(folder: string): void {
  const holder = readHolder(folder);
  if (holder === undefined) return;
  throw new DataFolderInUseError(
    `The data folder ${folder} is in use by process ${String(holder)}. Stop that copy first.`,
  );
}

/** The living process that holds a data folder, if any. */
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

/** Tells a process from a later one that was given the same number. Empty where Linux is not. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The 22nd field; the second is the program's name and may hold spaces and brackets.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}
