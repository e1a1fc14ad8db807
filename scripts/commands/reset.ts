import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { assertFolderFree } from '../../supabase/local/database/data-lock.ts';
import { fail } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';

/** `npm run reset`: deletes all local data; the next start creates new demo data. */
try {
  const { dataDir } = readSettings();
  if (dataDir !== undefined) {
    assertFolderFree(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    console.log(`Removed ${relative('.', dataDir)}. The next start has fresh demo data.`);
  }
} catch (error) {
  fail(error);
}
