import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of the migrations folder, named as the Supabase CLI names them. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
  /** SHA-256 of `sql`. */
  hash: string;
}

/**
 * A folder's migrations in order; empty when the folder doesn't exist.
 *
 * @throws as {@link readSqlFiles}.
 */
export const readMigrations = (folder: string): Migration[] =>
  readSqlFiles(folder, /^(\d{14})_(.+)\.sql$/, '20260131120000_loads.sql');

/**
 * A folder's SQL files in order, with line breaks as in git; empty when the folder doesn't exist. Ignores other
 * files.
 *
 * @param pattern matches a name's version and the rest of it.
 * @param example of a name.
 * @throws Error naming an SQL file whose name doesn't match, or two files with the same version.
 */
export function readSqlFiles(folder: string, pattern: RegExp, example: string): Migration[] {
  if (!existsSync(folder)) return [];
  const versions = new Map<string, string>();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = pattern.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new Error(`${join(folder, file)} would be skipped: give it a name like ${example}.`);
      }
      const earlier = versions.get(version);
      if (earlier !== undefined) {
        throw new Error(
          `${earlier} and ${file} in ${folder} start with the same number: change one.`,
        );
      }
      versions.set(version, file);
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { version, name, file, sql, hash: sha256(sql) };
    });
}

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
