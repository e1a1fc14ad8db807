import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCatalogs, readCatalog } from '@root/scripts/schema/catalog.ts';
import { markDeployed } from '@root/scripts/schema/mark-deployed.ts';
import type { ProjectDatabase } from '@root/scripts/schema/project-database.ts';
import { migrationsOf, readSchemas, schemasOf } from '@root/scripts/schema/schema-folders.ts';
import { runSupabaseCli } from '@root/scripts/schema/supabase-cli.ts';
import { compareSchemas, writeMigration } from '@root/scripts/schema/write-migration.ts';
import { readDeployed } from '@root/supabase/local/database/deployed.ts';
import { applyMigrations } from '@root/supabase/local/database/migrate.ts';
import { readMigrations } from '@root/supabase/local/database/migration-files.ts';
import { createNewProject, findServer } from '../../support/engine.ts';

const REF = 'abcdefghijklmnopqrst';
const FOUNDATIONS = `
create schema private;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
`;
const TRUCKS = `
create type public.truck_state as enum ('idle');
create table public.trucks (
  id uuid primary key default gen_random_uuid(),
  number integer not null
);
comment on table public.trucks is 'Our trucks.';
alter table public.trucks enable row level security;
create policy "Anyone can read trucks" on public.trucks for select to authenticated using (true);
revoke all on public.trucks from anon, authenticated, service_role;
grant select on public.trucks to authenticated;
create function private.truck_limit() returns integer language sql stable set search_path = ''
  return 10;
revoke execute on function private.truck_limit() from public;
`;
const TRAILERS = `
create table public.truck_trailers (
  id uuid primary key default gen_random_uuid(),
  truck_id uuid not null references public.trucks (id) on delete cascade
);
comment on table public.truck_trailers is 'What our trucks pull.';
create index truck_trailers_truck_id on public.truck_trailers (truck_id);
alter table public.truck_trailers enable row level security;
create policy "Anyone can read trailers" on public.truck_trailers
  for select to authenticated using (true);
revoke all on public.truck_trailers from anon, authenticated, service_role;
grant select on public.truck_trailers to authenticated;
`;

/** A small project before its first deployment, with our settings. */
const project = mkdtempSync(join(tmpdir(), 'schema-change-'));
mkdirSync(migrationsOf(project), { recursive: true });
for (const name of ['templates', 'config.toml']) {
  cpSync(join('supabase', name), join(project, 'supabase', name), { recursive: true });
}
writeFileSync(join(migrationsOf(project), '20260101000100_foundations.sql'), FOUNDATIONS);
writeFileSync(join(migrationsOf(project), '20260101000200_trucks.sql'), TRUCKS);
afterAll(() => rmSync(project, { recursive: true }));

const migrations = () => readMigrations(migrationsOf(project));
const push = (url: string) => runSupabaseCli(project, ['db', 'push', '--db-url', url]);

describe('a deployed project', () => {
  let hosted: ProjectDatabase;
  let server: Awaited<ReturnType<typeof findServer>>;
  let written: string;
  const schemaFile = join(schemasOf(project), '0020_trucks.sql');
  const edit = (from: string, to: string) => {
    const sql = readFileSync(schemaFile, 'utf8');
    expect(sql).toContain(from);
    writeFileSync(schemaFile, sql.replace(from, to));
  };

  beforeAll(async () => {
    server = await findServer();
    hosted = await createNewProject('none');
    expect(push(hosted.url)).toMatchObject({ status: 0 });
  });
  afterAll(async () => {
    await hosted.drop();
    await server.stop();
  });

  it('starts with a schema that makes what the migrations make', async () => {
    const { isFirst, added } = markDeployed(project, REF);

    expect({ isFirst, added }).toEqual({
      isFirst: true,
      added: ['20260101000100_foundations.sql', '20260101000200_trucks.sql'],
    });
    expect(await compareSchemas(project, server.url)).toEqual([]);
  });

  it('gets one migration for a new column, a changed function and a new table', async () => {
    edit('number integer not null\n', `number integer not null,\n  color text default 'red'\n`);
    edit('return 10;', 'return 20;');
    appendFileSync(schemaFile, TRAILERS);

    const { file, differences } = await writeMigration(project, 'add_trailers', server.url);

    expect(differences).toEqual([]);
    expect(file).toMatch(/^\d{14}_add_trailers\.sql$/);
    expect(migrations().at(-1)?.file).toBe(file);
    written = file ?? '';
  });

  it('has nothing left for a second migration', async () => {
    expect(await writeMigration(project, 'again', server.url)).toEqual({
      file: undefined,
      differences: [],
    });
    expect(migrations().at(-1)?.file).toBe(written);
  });

  it('ends up with the edited schema once the migration is pushed', async () => {
    expect(push(hosted.url)).toMatchObject({ status: 0 });
    expect(markDeployed(project, REF).added).toEqual([written]);

    const fresh = await createNewProject('none');
    await applyMigrations(fresh.database, readSchemas(schemasOf(project)));
    const catalogOf = ({ database }: ProjectDatabase) => readCatalog(database.as('postgres').query);
    const differences = compareCatalogs(await catalogOf(hosted), await catalogOf(fresh));
    await fresh.drop();
    expect(differences).toEqual([]);
  });

  it('lists what the Supabase CLI can’t generate', async () => {
    appendFileSync(schemaFile, `select cron.schedule('count-trucks', '* * * * *', 'select 1');`);

    const { file, differences } = await writeMigration(project, 'count_trucks', server.url);

    expect(differences).toEqual(['- scheduled job count-trucks: * * * * * select 1, active t']);
    const path = join(migrationsOf(project), file ?? '');
    expect(readFileSync(path, 'utf8')).toMatch(/^-- The Supabase CLI can’t generate this change\./);
    rmSync(path);
  });

  it('deletes a migration that fails, and says so', async () => {
    const schema = readFileSync(schemaFile, 'utf8');
    edit(`('idle')`, `('idle', 'hauling')`);
    appendFileSync(
      schemaFile,
      `create table public.states (state public.truck_state check (state <> 'hauling'));`,
    );
    const files = migrations();

    await expect(writeMigration(project, 'haul', server.url)).rejects.toThrow(
      /^The generated migration doesn’t work and was deleted\. .*\n.*_haul\.sql failed: unsafe use of new value/,
    );
    expect(migrations()).toEqual(files);
    writeFileSync(schemaFile, schema);
  });

  it('refuses an edited migration by name, also in the stand-in', async () => {
    appendFileSync(join(migrationsOf(project), written), '-- edited');
    const refusal = `Migration ${written} is deployed and was edited.`;

    await expect(writeMigration(project, 'more', server.url)).rejects.toThrow(refusal);
    await expect(
      applyMigrations(hosted.database, migrations(), {
        deployed: readDeployed(migrationsOf(project)),
      }),
    ).rejects.toThrow(refusal);
  });
});
