import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { readRulesFolder } from './load-rules.ts';
import { readMigrations } from './migration-files.ts';
import { bootstrapSql, type DefaultPrivileges } from './prepare.ts';

/** Everything that determines a migrated database. */
export interface SnapshotRecipe {
  migrationsDir: string;
  seedFile: string | undefined;
  defaultPrivileges: DefaultPrivileges;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const FOLDER = resolve('node_modules/.cache/local-supabase/snapshots');

/** Cache key of a migrated database: a hash of every file it is built from. */
export function snapshotName(recipe: SnapshotRecipe): string {
  const hash = createHash('sha256');
  for (const part of bootstrapSql(recipe.defaultPrivileges)) hash.update(part);
  for (const { file, sql } of readMigrations(recipe.migrationsDir)) hash.update(file).update(sql);
  for (const { name, text } of readRulesFolder()) hash.update(name).update(text);
  if (recipe.seedFile !== undefined && existsSync(recipe.seedFile)) {
    hash.update('seed').update(readFileSync(recipe.seedFile));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A file as a Blob. One made from its bytes would copy them twice: 0.2 s for a dump of 70 MB. */
class FileBlob extends Blob {
  constructor(private readonly file: string) {
    super();
  }
  override arrayBuffer() {
    return Promise.resolve(readFileSync(this.file).buffer);
  }
}

/** A dump from the cache, if there is one. */
export function readSnapshot(name: string): Blob | undefined {
  const file = join(FOLDER, `${name}.tar`);
  return existsSync(file) ? new FileBlob(file) : undefined;
}

/**
 * Saves a dump and deletes the dumps of earlier days. Two processes can do this at the same time,
 * because a rename makes the complete file appear in one step.
 */
export async function writeSnapshot(name: string, dump: Blob): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const partial = join(FOLDER, `${name}.${randomUUID()}.partial`);
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, join(FOLDER, `${name}.tar`));
  for (const file of readdirSync(FOLDER)) {
    const path = join(FOLDER, file);
    const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - madeAt > LIFETIME_MS) rmSync(path, { force: true });
  }
}
