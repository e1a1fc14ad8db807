import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const service = () => project.as('service');
const event = (parts: object = {}) => ({
  event_name: 'page_view',
  consent_id: 'c'.repeat(32),
  ...parts,
});

beforeAll(async () => {
  await project.sql('delete from public.analytics_events');
  await project.sql('delete from public.consent_records');
  await project.sql('delete from public.unique_visitors');
});

describe('Dashboard counts', () => {
  it('come in one call', async () => {
    await service().from('analytics_events').delete().gt('id', 0);
    await service()
      .from('analytics_events')
      .insert([event(), event(), event({ event_name: 'x' })]);
    await service()
      .from('unique_visitors')
      .insert({ consent_id: 'c'.repeat(32) });
    await service().from('consent_records').insert({ choice: 'declined' });

    const { data, error } = await project.as('admin').rpc('admin_counts').single();

    expect(error).toBeNull();
    expect(data).toEqual({
      unique_visitors: 1,
      analytics_events: 3,
      page_views: 2,
      consent_records: 1,
      total_users: 7,
      gallery_images: 12,
      services: 4,
    });
  });

  it.each(['visitor', 'customer', 'driver'] as const)(
    'dashboard counts are refused to a %s',
    async (caller) => {
      expect((await project.as(caller).rpc('admin_counts')).error?.code).toBe(FORBIDDEN);
    },
  );
});

describe('A visitor', () => {
  it('gets the next number; the first of a project gets 0', async () => {
    const { data } = await service()
      .from('unique_visitors')
      .insert([{ consent_id: 'd'.repeat(32) }, { consent_id: 'e'.repeat(32) }])
      .select('visitor_number');

    const numbers = (data ?? []).map(({ visitor_number }) => visitor_number as number);
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
    expect(
      await project.sql(
        `select seqstart::integer as first from pg_sequence
         where seqrelid = pg_get_serial_sequence('public.unique_visitors', 'visitor_number')::regclass`,
      ),
    ).toEqual([{ first: 0 }]);
  });

  it.each([
    ['unique_visitors', {}],
    ['analytics_events', { event_name: 'page_view' }],
  ])(
    'a visitor is stored in %s only with an address truncated to its network',
    async (table, columns) => {
      const add = async (ip_address: string) => {
        const row = { ...columns, consent_id: randomBytes(24).toString('base64url'), ip_address };
        return (await service().from(table).insert(row)).error?.code;
      };

      for (const address of ['203.0.113.0', '2001:db8:1::', '2001:db8::', '::']) {
        expect([address, await add(address)]).toEqual([address, undefined]);
      }
      for (const address of ['203.0.113.7', '2001:db8:1::7', '2001:db8:1:2::', '::1', 'x']) {
        expect([address, await add(address)]).toEqual([address, REFUSED]);
      }
    },
  );

  it.each([
    [{ event_name: 'Page View' }],
    [{ event_name: 'x'.repeat(65) }],
    [{ consent_id: 'short' }],
    [{ properties: [] }],
    [{ properties: { big: 'x'.repeat(9000) } }],
    [{ user_agent: 'x'.repeat(1025) }],
  ])('a visitor is rejected with %.60j', async (parts) => {
    expect((await service().from('analytics_events').insert(event(parts))).error?.code).toBe(
      REFUSED,
    );
  });

  it('has an id after accepting', async () => {
    const { error } = await service().from('consent_records').insert({ choice: 'accepted' });
    expect(error?.code).toBe(REFUSED);
  });
});
