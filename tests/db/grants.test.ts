import { describe, expect, it } from 'vitest';
import { isGivenDatabase, useCatalog } from './support/catalog.ts';
import { API_FUNCTIONS } from './support/function-grants.ts';
import { readGrants } from './support/grants.ts';
import { PRIVATE_FUNCTIONS } from './support/private-function-grants.ts';
import { DEFAULT_PRIVILEGES } from './support/project.ts';
import { TABLES } from './support/table-grants.ts';

const FUNCTIONS = { ...API_FUNCTIONS, ...PRIVATE_FUNCTIONS };

/** The given database has the default privileges it came with. */
const KINDS = isGivenDatabase ? (['granted'] as const) : DEFAULT_PRIVILEGES;

describe.each(KINDS)('Project with default privileges %s', (defaultPrivileges) => {
  const project = useCatalog({ defaultPrivileges });

  it('API roles have exactly these rights on tables, columns and sequences', async () => {
    expect(await readGrants(project, 'tables')).toEqual(TABLES);
  });

  it('API roles can call exactly these functions', async () => {
    expect(await readGrants(project, 'functions')).toEqual(FUNCTIONS);
  });

  it('objects of later migrations start without any rights', async () => {
    await project.sql('create table public.later (id bigint generated always as identity)');
    await project.sql('create sequence public.later_numbers');
    await project.sql('create function public.later() returns integer language sql return 1');

    expect(await readGrants(project, 'tables')).toEqual(TABLES);
    expect(await readGrants(project, 'functions')).toEqual(FUNCTIONS);
  });

  it.skipIf(isGivenDatabase)('the service role can read every public table', async () => {
    const service = project.as('service');
    const exposed = Object.keys(TABLES).filter((table) => !table.startsWith('private.'));
    for (const table of exposed) {
      expect([table, (await service.from(table).select('*').limit(1)).error]).toEqual([
        table,
        null,
      ]);
    }
    expect((await service.schema('private').from('settings').select('*')).error).not.toBeNull();
  });
});
