import { describe, expect, it } from 'vitest';
import { freePilot } from './support/loads.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { plan } = starts(project);
const { admin, entry, legsOf, savePermits } = permitHelpers(project);

describe('What permits cost', () => {
  const COST = 987_654;
  const others = [
    'driver',
    'pilot',
    'carrier',
    'moderator',
    'customer',
    'broker',
    'visitor',
  ] as const;

  it('only admins see a permit’s cost, in every API response', async () => {
    const load = await plan();
    await freePilot(project);
    await project.sql(
      `insert into public.load_escorts (load_id, pilot_id, position, status)
       values ($1, $2, 'lead', 'accepted')`,
      [load, PEOPLE.pilot],
    );
    const [oh] = await legsOf(load);
    const [saved] = await savePermits([
      entry(oh?.id, { cost_cents: COST, permit_number: 'COST-1' }),
    ]);
    expect(saved?.permit_id).not.toBeNull();
    for (const caller of others) {
      const client = project.as(caller);
      const answers = [
        await client.from('permit_costs').select('*'),
        await client.from('load_permits').select('*, permit_costs(*)').eq('load_id', load),
        await client.from('loads').select('*, load_permits(*, permit_costs(*))').eq('id', load),
        await client.from('load_customers').select('*'),
        await client.rpc('admin_search', { _text: String(COST) }),
        await client.rpc('load_start_problems', { _load_id: load }),
      ];
      expect(JSON.stringify(answers)).not.toContain(String(COST));
      expect(answers[0]?.data ?? []).toEqual([]);
      expect(answers[3]?.data ?? []).toEqual([]);
    }
    const { data } = await admin().from('permit_costs').select('cents').eq('cents', COST);
    expect(data).toHaveLength(1);
  });

  it('appears in no realtime change or log', async () => {
    const published = await project.sql<{ name: string }>(
      `select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
    );
    const names = published.map(({ name }) => name);
    expect(names).not.toContain('permit_costs');
    expect(names).not.toContain('load_customers');
    const logged = await project.sql(
      `select from public.activity_log where label like $1 or label like $2`,
      [`%${String(COST)}%`, '%9,876.54%'],
    );
    expect(logged).toEqual([]);
  });
});
