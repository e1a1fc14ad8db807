import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeployed } from '../../supabase/local/database/deployed.ts';
import { sha256 } from '../../supabase/local/database/migration-files.ts';
import { markDeployed } from './mark-deployed.ts';
import { sourceFolder } from './schema-folders.ts';

const REF = 'abcdefghijklmnopqrst';
let project: string;
const path = (file: string) => join(project, 'supabase', file);
const mark = (ref = REF, day = '2026-03-04') => markDeployed(project, ref, new Date(day));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'mark-deployed-'));
  mkdirSync(path('migrations'), { recursive: true });
  writeFileSync(path('migrations/20260102000000_offers.sql'), 'select 2');
  writeFileSync(path('migrations/20260101000000_loads.sql'), 'select 1');
  writeFileSync(path('config.toml'), '[db]\nport = 1\n\n[db.migrations]\nenabled = true\n');
});
afterEach(() => rmSync(project, { recursive: true }));

it('mark-deployed records the project, the day and the hash of each migration', () => {
  expect(mark()).toEqual({
    isFirst: true,
    added: ['20260101000000_loads.sql', '20260102000000_offers.sql'],
  });

  expect(readDeployed(path('migrations'))).toEqual({
    projects: new Map([[REF, '2026-03-04']]),
    migrations: new Map([
      ['20260101000000_loads.sql', sha256('select 1')],
      ['20260102000000_offers.sql', sha256('select 2')],
    ]),
  });
});

it('mark-deployed copies the files to supabase/schemas, numbered in their order, and keeps the migrations', () => {
  mark();

  expect(readdirSync(path('schemas'))).toEqual(['0010_loads.sql', '0020_offers.sql']);
  expect(readFileSync(path('schemas/0020_offers.sql'), 'utf8')).toBe('select 2');
  expect(readdirSync(path('migrations'))).toHaveLength(2);
  expect(sourceFolder(project)).toEqual({ folder: path('schemas'), kind: 'numbered' });
});

it('mark-deployed tells the Supabase CLI where the schema is', () => {
  mark();

  expect(readFileSync(path('config.toml'), 'utf8')).toMatch(
    /\[db\.migrations\]\n# .*\nschema_paths = \["\.\/schemas\/\*\.sql"\]\nenabled = true\n$/,
  );
});

it('mark-deployed freezes new migrations and adds another project, and leaves the edited schema alone', () => {
  mark();
  writeFileSync(path('schemas/0010_loads.sql'), 'select 1, 3');
  writeFileSync(path('migrations/20260305000000_add_color.sql'), 'select 3');
  expect(mark(REF, '2026-03-05').added).toEqual(['20260305000000_add_color.sql']);
  writeFileSync(path('migrations/20260306000000_add_height.sql'), 'select 4');

  expect(mark('zyxwvutsrqponmlkjihg', '2026-03-06')).toEqual({
    isFirst: false,
    added: ['20260306000000_add_height.sql'],
  });

  const deployed = readDeployed(path('migrations'));
  expect([...(deployed?.projects ?? [])]).toEqual([
    [REF, '2026-03-04'],
    ['zyxwvutsrqponmlkjihg', '2026-03-06'],
  ]);
  expect(deployed?.migrations.size).toBe(4);
  expect(readFileSync(path('schemas/0010_loads.sql'), 'utf8')).toBe('select 1, 3');
});

it('mark-deployed refuses a deployed migration that was edited, and records nothing', () => {
  mark();
  const record = readFileSync(path('deployed'), 'utf8');
  writeFileSync(path('migrations/20260101000000_loads.sql'), 'select 9');

  expect(() => mark()).toThrow('Migration 20260101000000_loads.sql is deployed and was edited.');
  expect(readFileSync(path('deployed'), 'utf8')).toBe(record);
});

it.each([
  ['a wrong project ref', () => mark('my-project'), '"my-project" is no project ref'],
  [
    'a lost record',
    () => {
      mkdirSync(path('schemas'));
      mark();
    },
    'Restore supabase/deployed from git',
  ],
  [
    'a config.toml without [db.migrations]',
    () => {
      writeFileSync(path('config.toml'), '');
      mark();
    },
    'no section [db.migrations]',
  ],
  [
    'no migrations',
    () => {
      rmSync(path('migrations'), { recursive: true });
      mark();
    },
    'There are no migrations in',
  ],
])('mark-deployed refuses %s, and records nothing', (_, attempt, message) => {
  expect(attempt).toThrow(message);
  expect(existsSync(path('deployed'))).toBe(false);
});
