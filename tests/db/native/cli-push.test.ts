import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCatalogs, readCatalog } from '@root/scripts/schema/catalog.ts';
import { runSupabaseCli } from '@root/scripts/schema/supabase-cli.ts';
import { readMigrations } from '@root/supabase/local/database/migration-files.ts';
import { createNewProject } from '../../support/engine.ts';
import { useLocalSupabase } from '../../support/local-supabase.ts';

/** A copy of the project, because the CLI writes beside what it reads. */
const folder = mkdtempSync(join(tmpdir(), 'cli-push-'));
mkdirSync(join(folder, 'supabase'));
for (const name of ['migrations', 'templates', 'config.toml']) {
  cpSync(join('supabase', name), join(folder, 'supabase', name), { recursive: true });
}
afterAll(() => rmSync(folder, { recursive: true }));

const push = (url: string) => runSupabaseCli(folder, ['db', 'push', '--db-url', url]);

/** Only the pushed project has users, and only the embedded backend loads the state rules when it starts. */
const isFromMigrations = (fact: string) =>
  !/^rows of (profiles|user_roles|activity_log|rule_changes|rule_sources|state_rules):/.test(fact);

describe.each(['granted', 'none'] as const)('a new project with default privileges %s', (kind) => {
  const embedded = useLocalSupabase({ defaultPrivileges: kind });
  let project: Awaited<ReturnType<typeof createNewProject>>;
  let first: ReturnType<typeof push>;
  let sql: postgres.Sql;
  const earlier = { owner: randomUUID(), broker: randomUUID() };

  beforeAll(async () => {
    project = await createNewProject(kind);
    sql = postgres(project.url, { max: 1, onnotice: () => undefined });
    await sql`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
        (${earlier.owner}, 'owner@example.com', '2026-01-02', null),
        (${earlier.broker}, 'broker@example.com', null,
          '{"first_name": "Ann", "role": "freight_broker"}')`;
    first = push(project.url);
  });
  afterAll(async () => {
    await sql.end();
    await project.drop();
  });

  it('accepts all migrations from the Supabase CLI, each recorded with its statements', async () => {
    expect(first.output).toContain('Finished supabase db push.');
    expect(first.status).toBe(0);

    const history = await sql`
      select version, name, cardinality(statements) > 0 as has_statements
      from supabase_migrations.schema_migrations order by version`;

    expect([...history]).toEqual(
      readMigrations('supabase/migrations').map(({ version, name }) => ({
        version,
        name,
        has_statements: true,
      })),
    );
  });

  it('gives users created before the first push a profile and a role', async () => {
    const profiles = await sql`
      select id, email, first_name, roles, joined_at is not null as has_joined
      from public.profiles order by email`;

    expect([...profiles]).toEqual([
      {
        id: earlier.broker,
        email: 'broker@example.com',
        first_name: 'Ann',
        roles: ['freight_broker'],
        has_joined: false,
      },
      {
        id: earlier.owner,
        email: 'owner@example.com',
        first_name: '',
        roles: ['carrier'],
        has_joined: true,
      },
    ]);
  });

  it('has nothing left for a second push', () => {
    const { status, output } = push(project.url);

    expect(output).toContain('Remote database is up to date.');
    expect(status).toBe(0);
  });

  it('ends up with the same catalog as the embedded backend', async () => {
    const pushed = await readCatalog((text) => sql.unsafe(text));
    const applied = await readCatalog((text) => embedded.sql(text));

    expect(applied.length).toBeGreaterThan(1000);
    expect(
      compareCatalogs(pushed.filter(isFromMigrations), applied.filter(isFromMigrations)),
    ).toEqual([]);
  });
});
