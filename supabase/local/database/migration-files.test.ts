import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMigrations, sha256 } from './migration-files.ts';

let folder: string;
const write = (name: string, sql = 'select 1') => writeFileSync(join(folder, name), sql);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['trucks.sql', '2026013112000_trucks.sql'])('the name %s is refused', (name) => {
  write(name);

  expect(() => readMigrations(folder)).toThrow(
    `${name} would be skipped: give it a name like 20260131120000_loads.sql.`,
  );
});

it('two migrations with the same version are refused and named', () => {
  write('20260131120000_loads.sql');
  write('20260131120000_offers.sql');

  expect(() => readMigrations(folder)).toThrow(
    '20260131120000_loads.sql and 20260131120000_offers.sql',
  );
});

it('the line breaks of Windows are read like those in git', () => {
  write('20260131120000_loads.sql', 'select 1;\r\nselect 2;\r\n');

  expect(readMigrations(folder)[0]?.hash).toBe(sha256('select 1;\nselect 2;\n'));
});
