import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFiles } from '../config/project-files.ts';
import { changedAfterDeployment, deployedFile, readDeployed } from './deployed.ts';
import { readMigrations, sha256 } from './migration-files.ts';

let folder: string;
let migrationsDir: string;
const path = (file: string) => join(migrationsDir, file);
const changed = () =>
  changedAfterDeployment(readMigrations(migrationsDir), readDeployed(migrationsDir));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  migrationsDir = join(folder, 'migrations');
  mkdirSync(migrationsDir);
  writeFileSync(path('20260101000000_loads.sql'), 'select 1');
  writeFileSync(
    deployedFile(migrationsDir),
    `# A comment.\nproject abcdefghijklmnopqrst 2026-01-02\nmigration 20260101000000_loads.sql ${sha256('select 1')}\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the record exists only after a deployment', () => {
  expect(readDeployed(migrationsDir)?.projects).toEqual(
    new Map([['abcdefghijklmnopqrst', '2026-01-02']]),
  );

  rmSync(deployedFile(migrationsDir));
  expect(readDeployed(migrationsDir)).toBeUndefined();
});

it('a damaged record is refused', () => {
  writeFileSync(deployedFile(migrationsDir), '<<<<<<< HEAD\n');

  expect(() => readDeployed(migrationsDir)).toThrow(
    "supabase/deployed has a line that can't be read: <<<<<<< HEAD",
  );
});

it('unchanged and new migrations are accepted', () => {
  writeFileSync(path('20260102000000_offers.sql'), 'select 2');

  expect(changed()).toEqual([]);
});

it('a deployed migration that was edited is named', () => {
  writeFileSync(path('20260101000000_loads.sql'), 'select 2');

  expect(changed()).toEqual([
    'Migration 20260101000000_loads.sql is deployed and was edited. Undo the edit, change the file in supabase/schemas and run "npm run migration -- <name>".',
  ]);
});

it('a deployed migration that was renamed is named', () => {
  renameSync(path('20260101000000_loads.sql'), path('20260101000001_loads.sql'));

  expect(changed()).toEqual([
    'Migration 20260101000000_loads.sql is deployed and was renamed to 20260101000001_loads.sql. Undo that.',
  ]);
});

it('a deployed migration that was deleted is named', () => {
  rmSync(path('20260101000000_loads.sql'));

  expect(changed()).toEqual([
    'Migration 20260101000000_loads.sql is deployed and was deleted. Restore it.',
  ]);
});

it('a new migration dated before a deployed one is named', () => {
  writeFileSync(path('20251231000000_offers.sql'), 'select 2');

  expect(changed()).toEqual([
    'Migration 20251231000000_offers.sql is dated before 20260101000000_loads.sql, which is deployed. Rename it with a later date, because "supabase db push" refuses it.',
  ]);
});

it('every deployed migration of this project is unchanged', () => {
  const { migrations } = projectFiles;

  expect(changedAfterDeployment(readMigrations(migrations), readDeployed(migrations))).toEqual([]);
});
