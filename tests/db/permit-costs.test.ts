import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freePilot } from './support/loads.ts';
import { permitDesk } from './support/permit-desk.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { permit, plan } = starts(project);
const { admin, entry, legsOf, permitsOf, savePermits, setPermit } = permitDesk(project);

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

  it('is visible only to admins in every API response', async () => {
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

  it('and the PDF: the driver and pilots of the load read it, no one else', async () => {
    const load = await plan();
    await permit(load, 'OH');
    const [filed] = await permitsOf(load);
    const path = `${filed?.id ?? ''}/${randomUUID()}.pdf`;
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    for (const caller of others) {
      expect(
        (await project.as(caller).storage.from('permits').upload(path, pdf)).error,
      ).not.toBeNull();
    }
    const bucket = admin().storage.from('permits');
    expect((await bucket.upload(path, pdf)).error).toBeNull();
    expect(
      (await bucket.upload('a.png', new Blob(['x'], { type: 'image/png' }))).error,
    ).not.toBeNull();
    expect((await project.as('driver').storage.from('permits').download(path)).data).toBeNull();
    await setPermit(filed?.id ?? '', { file_path: path });
    const readers = [];
    for (const caller of others) {
      const { data } = await project.as(caller).storage.from('permits').download(path);
      if (data !== null) readers.push(caller);
    }
    expect(readers).toEqual(['driver']);
    await project.as('driver').storage.from('permits').remove([path]);
    expect((await bucket.download(path)).error).toBeNull();
  });
});
