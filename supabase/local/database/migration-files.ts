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

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** A folder's migrations in order; empty when the folder doesn't exist. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      const sql = readFileSync(join(folder, file), 'utf8');
      return [{ version, name, file, sql, hash: sha256(sql) }];
    });
}

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
