import { createHash } from 'node:crypto';
import { createReadStream, existsSync, openAsBlob, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectFiles } from '../supabase/local/config/project-files.ts';
import { lockDataFolder } from '../supabase/local/database/data-lock.ts';
import type { Database } from '../supabase/local/database/database.ts';
import { readMigrations } from '../supabase/local/database/migration-files.ts';
import { openPglite } from '../supabase/local/database/pglite.ts';
import { createPrivateFolder, IGNORE_FILE } from '../supabase/local/database/private-folder.ts';

/** Raised when the backup's layout changes, so that an older checkout refuses it. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
const DUMP = 'database.tar';
/** Everything else in the data folder: uploaded files and the outbox. */
const DATA = 'data';
const NOT_COPIED = ['database', 'running.pid', IGNORE_FILE];

const manifestSchema = z.object({
  format: z.number(),
  createdAt: z.string(),
  /** The last migration applied. */
  schemaVersion: z.string(),
  /** Rows by table, `public.quotes` for example. */
  tables: z.record(z.string(), z.number()),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
type Manifest = z.infer<typeof manifestSchema>;

/** The contents of a backup, or of a restore. */
export interface BackupFigures {
  tables: number;
  rows: number;
  /** Without the manifest. */
  files: number;
  bytes: number;
}

const figuresOf = ({ tables, files }: Manifest): BackupFigures => ({
  tables: Object.keys(tables).length,
  rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0),
  files: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});

/**
 * Writes a data folder's database and files to a new folder, with a manifest of row counts and hashes.
 * The folder appears only once it is complete.
 *
 * @throws DataFolderInUseError while the site runs on the data folder; Error if there is no data, or
 * if the target exists.
 */
export async function backUp(dataDir: string, target: string): Promise<BackupFigures> {
  if (!hasDatabase(dataDir)) throw new Error(`There is no database in ${dataDir}.`);
  if (existsSync(target)) throw new Error(`${target} exists already. Choose another folder.`);
  if (resolve(target).startsWith(`${resolve(dataDir)}/`)) {
    throw new Error('The backup can’t be inside the data folder.');
  }
  const unlock = lockDataFolder(dataDir);
  const partial = `${target}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    createPrivateFolder(partial);
    await mkdir(join(partial, DATA));
    for (const name of await readdir(dataDir)) {
      if (NOT_COPIED.includes(name)) continue;
      await cp(join(dataDir, name), join(partial, DATA, name), { recursive: true });
    }
    const contents = await dumpDatabase(join(dataDir, 'database'), join(partial, DUMP));
    const manifest: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      ...contents,
      files: await hashFiles(partial),
    };
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(partial, target);
    return figuresOf(manifest);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** The result of {@link restore}. */
export interface Restored extends BackupFigures {
  /** Where the previous data is now; undefined if there was none. */
  keptAt: string | undefined;
}

/**
 * Replaces a data folder with a backup, after checking every hash and row count in a folder next to it.
 * The previous data is kept, renamed. After an error it is where it was, unchanged.
 *
 * @throws DataFolderInUseError while the site runs on the data folder; Error that lists what is wrong
 * with the backup, or if there is data and `isForced` is false.
 */
export async function restore(
  backup: string,
  dataDir: string,
  { isForced = false } = {},
): Promise<Restored> {
  const manifest = await readManifest(backup);
  assertKnownVersion(manifest);
  failOn('The backup is damaged', await compareFiles(backup, manifest));

  const hasData = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  if (hasData && !isForced) {
    throw new Error(
      `${dataDir} has data. Add --force to replace it; the old folder is kept under another name.`,
    );
  }
  const unlock = hasData ? lockDataFolder(dataDir) : () => undefined;
  const draft = `${dataDir}.restoring`;
  try {
    await rm(draft, { recursive: true, force: true });
    createPrivateFolder(draft);
    await cp(join(backup, DATA), draft, { recursive: true });
    const snapshot = await openAsBlob(join(backup, DUMP));
    const found = await withDatabase(join(draft, 'database'), readContents, snapshot);
    failOn('The database doesn’t match the manifest', compareContents(found, manifest));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }

  const keptAt = hasData ? `${dataDir}.before-${timestamp()}` : undefined;
  if (keptAt === undefined) await rm(dataDir, { recursive: true, force: true });
  else await rename(dataDir, keptAt);
  try {
    await rename(draft, dataDir);
  } catch (error) {
    if (keptAt !== undefined) await rename(keptAt, dataDir);
    throw error;
  }
  return { ...figuresOf(manifest), keptAt };
}

/** Now, for file names: `2026-11-23T04-05-06-789Z`. */
export const timestamp = () => new Date().toISOString().replace(/[:.]/g, '-');

const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'database/PG_VERSION'));

type Contents = Pick<Manifest, 'schemaVersion' | 'tables'>;

/** Opens a data folder's database without applying migrations. */
async function withDatabase<T>(
  folder: string,
  work: (database: Database & { dump: () => Promise<Blob> }) => Promise<T>,
  snapshot?: Blob,
): Promise<T> {
  const log = (line: string) => console.error(line);
  const database = await openPglite({ dataDir: folder, snapshot, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const dumpDatabase = (folder: string, file: string): Promise<Contents> =>
  withDatabase(folder, async (database) => {
    const contents = await readContents(database);
    await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()));
    return contents;
  });

/** The last migration and the number of rows of every table, except unlogged ones: dumps empty those. */
async function readContents({ query }: Pick<Database, 'query'>): Promise<Contents> {
  const [last] = await query<{ version: string }>(
    'select max(version) as version from supabase_migrations.schema_migrations',
  );
  const names = await query<{ name: string; quoted: string }>(`
    select nspname || '.' || relname as name, format('%I.%I', nspname, relname) as quoted
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname <> 'information_schema' and nspname !~ '^pg_'
    order by 1`);
  const tables: Record<string, number> = {};
  for (const { name, quoted } of names) {
    const [counted] = await query<{ rows: number }>(
      `select count(*)::integer as rows from ${quoted}`,
    );
    tables[name] = counted?.rows ?? 0;
  }
  return { schemaVersion: last?.version ?? '', tables };
}

function compareContents(found: Contents, manifest: Manifest): string[] {
  const names = new Set([...Object.keys(found.tables), ...Object.keys(manifest.tables)]);
  const wrong = [...names].sort().flatMap((name) => {
    const [rows, expected] = [found.tables[name], manifest.tables[name]];
    if (rows === expected) return [];
    return [`${name} has ${String(rows ?? 'no')} rows instead of ${String(expected ?? 'none')}`];
  });
  if (found.schemaVersion !== manifest.schemaVersion) {
    wrong.push(`its last migration is ${found.schemaVersion}, not ${manifest.schemaVersion}`);
  }
  return wrong;
}

async function readManifest(backup: string): Promise<Manifest> {
  const file = join(backup, MANIFEST);
  if (!existsSync(file)) throw new Error(`${backup} is not a backup: it has no ${MANIFEST}.`);
  const { data, error } = manifestSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (error) throw new Error(`${file} can’t be read: ${z.prettifyError(error)}`);
  return data;
}

function assertKnownVersion({ format, schemaVersion }: Manifest): void {
  if (format !== FORMAT) {
    throw new Error(
      `The backup has format ${String(format)}; this version of the project reads ${String(FORMAT)}.`,
    );
  }
  const known = readMigrations(projectFiles.migrations).some(
    ({ version }) => version === schemaVersion,
  );
  if (!known) {
    throw new Error(
      `The backup’s last migration is ${schemaVersion}, which this version of the project doesn’t have.`,
    );
  }
}

async function compareFiles(backup: string, manifest: Manifest): Promise<string[]> {
  const found = new Map((await hashFiles(backup)).map((file) => [file.path, file]));
  const wrong = manifest.files.flatMap(({ path, bytes, sha256 }) => {
    const file = found.get(path);
    if (file === undefined) return [`${path} is missing`];
    found.delete(path);
    return file.sha256 === sha256 && file.bytes === bytes ? [] : [`${path} was changed`];
  });
  return [...wrong, ...[...found.keys()].map((path) => `${path} is not in the manifest`)];
}

function failOn(title: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error([`${title}. Nothing was restored.`, ...problems].join('\n  '));
}

/** Every file of a backup but the manifest and the one for Git, by path. */
async function hashFiles(folder: string): Promise<Manifest['files']> {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== MANIFEST && path !== IGNORE_FILE)
    .sort();
  const files: Manifest['files'] = [];
  for (const path of paths) {
    const info = await stat(join(folder, path));
    if (!info.isFile()) continue;
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(join(folder, path))) hash.update(chunk as Buffer);
    files.push({ path, bytes: info.size, sha256: hash.digest('hex') });
  }
  return files;
}
