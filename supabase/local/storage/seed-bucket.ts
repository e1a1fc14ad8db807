import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { ConfigFile } from '../config/config-file.ts';
import { projectFiles } from '../config/project-files.ts';
import { upload, type Storage } from './upload.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/**
 * Uploads a bucket's demo files once per database, as the CLI does: the files under its
 * `objects_path` in `supabase/config.toml`.
 *
 * @throws StorageError when a file violates the bucket's limits.
 */
export async function seedBucket(
  storage: Storage,
  config: ConfigFile,
  bucket: string,
  configFile: string = projectFiles.config,
): Promise<void> {
  const path = config.value(`storage.buckets.${bucket}`, 'objects_path');
  if (path === undefined) return;
  const fresh = await storage.database.query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, '')
     on conflict (path) do nothing returning path`,
    [path],
  );
  if (fresh.length === 0) return;
  const folder = resolve(dirname(configFile), path);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join('/');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': type },
      body: readFileSync(file),
    });
    await upload(storage, { role: 'service_role' }, { bucket, name }, request, false);
  }
}
