import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMigrations } from './watch-migrations.ts';

let folder: string;
let stop: () => void;
const migrate = vi.fn<() => Promise<string[]>>();
const said = vi.spyOn(console, 'log').mockReturnValue();
const complained = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  stop = watchMigrations(folder, migrate);
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

it('the watcher applies a new file and prints its name', async () => {
  migrate.mockResolvedValue(['20260101000000_new.sql']);

  writeFileSync(join(folder, '20260101000000_new.sql'), 'select 1');

  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledExactlyOnceWith('Applied migration 20260101000000_new.sql'),
  );
});

it('the watcher reports a failing file and keeps watching', async () => {
  migrate.mockRejectedValueOnce(new Error('Migration x.sql failed: syntax error'));
  writeFileSync(join(folder, 'x.sql'), 'selekt');
  await vi.waitFor(() =>
    expect(complained).toHaveBeenCalledExactlyOnceWith('Migration x.sql failed: syntax error'),
  );

  migrate.mockResolvedValueOnce(['x.sql']);
  writeFileSync(join(folder, 'x.sql'), 'select');

  await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith('Applied migration x.sql'));
});
