import { relative, resolve } from 'node:path';
import { backUp, timestamp } from '../backup.ts';
import { fail } from './run-until-stopped.ts';
import { readDataFolder } from './settings.ts';

/** `npm run backup [-- folder]`: writes the local database and files to a new folder. */
try {
  const target = resolve(process.argv[3] ?? `backups/${timestamp()}`);
  const { tables, rows, files, bytes } = await backUp(readDataFolder(), target);
  console.log(
    `Wrote ${relative('.', target)}: ${String(rows)} rows in ${String(tables)} tables, ${String(files)} files, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
  process.exit(0);
} catch (error) {
  fail(error);
}
