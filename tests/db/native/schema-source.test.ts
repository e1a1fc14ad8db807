import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { markDeployed } from '@root/scripts/schema/mark-deployed.ts';
import {
  migrationsOf,
  readSchemas,
  schemasOf,
  sourceFolder,
} from '@root/scripts/schema/schema-folders.ts';
import { splitStatements } from '@root/scripts/schema/statements.ts';
import { writeMigration } from '@root/scripts/schema/write-migration.ts';
import { findServer } from '../../support/engine.ts';

/** A copy of the project, marked as deployed if it isn't yet. */
const project = mkdtempSync(join(tmpdir(), 'schema-source-'));
for (const name of ['migrations', 'schemas', 'deployed', 'templates', 'config.toml']) {
  const source = join('supabase', name);
  if (existsSync(source)) cpSync(source, join(project, source), { recursive: true });
}
afterAll(() => rmSync(project, { recursive: true }));

it('supabase/schemas makes the same schema as the migrations, so a diff has only what is new', async () => {
  if (sourceFolder(project).kind === 'dated') markDeployed(project, 'abcdefghijklmnopqrst');
  const last = readSchemas(schemasOf(project)).at(-1)?.file ?? '';
  appendFileSync(
    join(schemasOf(project), last),
    `create table private.trucks (id uuid primary key);
     comment on table private.trucks is 'Our trucks.';`,
  );
  const server = await findServer();

  const { file, differences } = await writeMigration(project, 'add_trucks', server.url);
  await server.stop();

  expect(differences).toEqual([]);
  const sql = readFileSync(join(migrationsOf(project), file ?? ''), 'utf8');
  const others = splitStatements(sql).filter(
    ({ code }) => !code.includes('"trucks"') && !code.startsWith('set local '),
  );
  expect(others).toEqual([]);
}, 120_000);
