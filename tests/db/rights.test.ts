import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testEngine } from '@tests/engine.ts';
import { RIGHTS_FILE } from '../../scripts/rights/describe-rights.ts';
import { isGivenDatabase, useCatalog } from './support/catalog.ts';
import { DEFAULT_PRIVILEGES } from './support/project.ts';
import { linesAddedBy, readRights } from './support/rights.ts';

/** The given database has the default privileges it came with. On PGlite each kind needs its own migrations. */
const KINDS =
  isGivenDatabase || testEngine() === 'pglite' ? (['granted'] as const) : DEFAULT_PRIVILEGES;

describe.each(KINDS)('Project with default privileges %s', (defaultPrivileges) => {
  const project = useCatalog({ defaultPrivileges });

  it(`has exactly the rights in ${RIGHTS_FILE}`, async () => {
    expect(await readRights(project), 'Run `npm run rights` and review the diff.').toBe(
      readFileSync(RIGHTS_FILE, 'utf8'),
    );
  });

  it('gives objects of later migrations no rights', async () => {
    const added = await linesAddedBy(
      project,
      'create table public.later (id bigint generated always as identity)',
      'create sequence public.later_numbers',
      'create function public.later() returns integer language sql return 1',
    );
    expect(added).toEqual(['- `later`']);
  });

  it.skipIf(isGivenDatabase)('lets the service role read every public table', async () => {
    const exposed = await project.sql<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and has_any_column_privilege('authenticated', oid, 'select')`);
    expect(exposed.length).toBeGreaterThan(50);
    for (const { name } of exposed) {
      const { error } = await project.as('service').from(name).select('*').limit(1);
      expect([name, error]).toEqual([name, null]);
    }
    const hidden = await project.as('service').schema('private').from('settings').select('*');
    expect(hidden.error).not.toBeNull();
  });
});
