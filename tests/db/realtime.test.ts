import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Caller, PEOPLE, type Person, useProject } from './support/project.ts';
import { planLoad } from './support/loads.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const CALLERS = ['visitor', ...(Object.keys(PEOPLE) as Person[])] as const;
const ignore = () => undefined;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

afterEach(async () => {
  for (const caller of CALLERS) {
    await project.as(caller).removeAllChannels();
  }
});

/** Joins a private channel as this caller and returns the status. */
async function join(
  caller: Caller,
  topic: string,
  prepare: (channel: RealtimeChannel) => unknown = () => undefined,
  isPrivate = true,
) {
  const channel = (await project.listeningAs(caller)).channel(topic, {
    config: { private: isPrivate, presence: { key: caller }, broadcast: { self: true } },
  });
  prepare(channel);
  const status = await new Promise<string>((resolve) =>
    channel.subscribe((state) => resolve(state)),
  );
  return { channel, status };
}

describe('The site channel', () => {
  it('can be joined by anyone, and shows who is online to admins only', async () => {
    const seen = { customer: vi.fn(), visitor: vi.fn() };
    const admin = await join('admin', 'default', (channel) =>
      channel.on('presence', { event: 'sync' }, ignore),
    );
    const customer = await join('customer', 'default', (channel) =>
      channel.on('presence', { event: 'sync' }, seen.customer),
    );
    const visitor = await join('visitor', 'default', (channel) =>
      channel.on('presence', { event: 'sync' }, seen.visitor),
    );
    expect([admin.status, customer.status, visitor.status]).toEqual([
      'SUBSCRIBED',
      'SUBSCRIBED',
      'SUBSCRIBED',
    ]);

    expect(await visitor.channel.track({ page_url: '/quote' })).toBe('ok');
    expect(await customer.channel.track({ page_url: '/fleet' })).toBe('ok');

    await eventually(() => {
      expect(Object.keys(admin.channel.presenceState()).sort()).toEqual(['customer', 'visitor']);
    });
    expect(customer.channel.presenceState()).toEqual({});
    expect(visitor.channel.presenceState()).toEqual({});
    expect(seen.customer).not.toHaveBeenCalled();
    expect(seen.visitor).not.toHaveBeenCalled();
  });

  it.each(['driver', 'pilot', 'carrier', 'broker', 'moderator'] as const)(
    'does not show a %s who is online, no matter who joined first',
    async (caller) => {
      const seen = vi.fn();
      const listen = (channel: RealtimeChannel) => channel.on('presence', { event: 'sync' }, seen);
      const early = await join(caller, 'default', listen);
      const admin = await join('admin', 'default', (channel) =>
        channel.on('presence', { event: 'sync' }, ignore),
      );
      const visitor = await join('visitor', 'default');
      await visitor.channel.track({ page_url: '/quote' });
      await eventually(() => {
        expect(Object.keys(admin.channel.presenceState())).toEqual(['visitor']);
      });
      await project.as(caller).removeChannel(early.channel);
      const late = await join(caller, 'default', listen);
      // Arrives on the same connection, after anything the join would have sent.
      expect(await late.channel.track({ page_url: '/fleet' })).toBe('ok');
      expect(seen).not.toHaveBeenCalled();
      expect(late.channel.presenceState()).toEqual({});
    },
  );

  it('rejects broadcasts', async () => {
    const heard = vi.fn();
    const admin = await join('admin', 'default', (channel) =>
      channel.on('presence', { event: 'sync' }, ignore).on('broadcast', { event: '*' }, heard),
    );
    const visitor = await join('visitor', 'default', (channel) =>
      channel.on('presence', { event: 'sync' }, ignore),
    );

    await visitor.channel.send({ type: 'broadcast', event: 'shout', payload: { text: 'hello' } });
    // Arrives after the message, on the same connection.
    await visitor.channel.track({ page_url: '/' });

    await eventually(() => {
      expect(Object.keys(admin.channel.presenceState())).toEqual(['visitor']);
    });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('Admin channels', () => {
  const listen = (
    caller: Caller,
    table: string,
    onChange: (change: unknown) => void,
    topic = `admin:${table}`,
  ) =>
    join(caller, topic, (channel) =>
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, onChange),
    );

  it.each(['visitor', 'customer'] as const)('admin channels are closed to a %s', async (caller) => {
    for (const topic of ['admin:console', 'admin:', 'other', 'Default', 'default2']) {
      expect([topic, (await join(caller, topic)).status]).toEqual([topic, 'CHANNEL_ERROR']);
    }
  });

  it.each(['admin', 'moderator'] as const)('report a new quote to the %s', async (caller) => {
    const heard: { new: { id?: string } }[] = [];
    const { status } = await listen(caller, 'quotes', (change) =>
      heard.push(change as (typeof heard)[0]),
    );
    expect(status).toBe('SUBSCRIBED');

    const sent = aQuote();
    await project.as('visitor').from('quotes').insert(sent);

    await eventually(() => {
      expect(heard.map((change) => change.new.id)).toContain(sent.id);
    });
  });

  it('report only readable rows to others on the site channel', async () => {
    const heard: { new: { id?: string } }[] = [];
    await listen(
      'customer',
      'quotes',
      (change) => heard.push(change as (typeof heard)[0]),
      'default',
    );
    const own = aQuote();
    const theirs = aQuote();

    await project.as('visitor').from('quotes').insert(theirs);
    await project.as('customer').from('quotes').insert(own);

    await eventually(() => {
      expect(heard.map((change) => change.new.id)).toContain(own.id);
    });
    expect(heard.map((change) => change.new.id)).not.toContain(theirs.id);
  });
});

describe('Deletions', () => {
  const keys = (heard: unknown[]) => heard.map((change) => JSON.stringify(change)).join();

  it('a trigger on every published table announces deletions', async () => {
    const silent = await project.sql<{ tablename: string }>(
      `select tablename from pg_publication_tables as published
       where pubname = 'supabase_realtime' and not exists (
         select from pg_trigger
         where tgrelid = format('public.%I', published.tablename)::regclass
           and tgname = 'announce_deletions'
       )`,
    );
    expect(silent).toEqual([]);
  });

  it('tell no subscriber the key of a row they could not read', async () => {
    const heard: unknown[] = [];
    await join('customer', `person:${PEOPLE.customer}`, (channel) =>
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'quotes' }, (change) =>
        heard.push(change),
      ),
    );
    const theirs = aQuote();
    const own = aQuote();
    await project.as('visitor').from('quotes').insert(theirs);
    await project.sql('delete from public.quotes where id = $1', [theirs.id]);
    // Arrives after anything the deletion would have sent.
    await project.as('customer').from('quotes').insert(own);
    await eventually(() => {
      expect(keys(heard)).toContain(own.id);
    });
    expect(keys(heard)).not.toContain(theirs.id);
  });

  it.each([
    ['the pilot car of a withdrawn offer', 'pilot', 'load_escorts'],
    ['the driver of a deleted load', 'driver', 'loads'],
  ] as const)('are announced to %s without a key', async (_, caller, table) => {
    const notices: unknown[] = [];
    await join(caller, `person:${PEOPLE[caller]}`, (channel) =>
      channel.on('broadcast', { event: 'deleted' }, ({ payload }) => notices.push(payload)),
    );
    const load = await planLoad(project);
    await project.sql('delete from public.loads where id = $1', [load]);
    await eventually(() => {
      expect(notices).toContainEqual(expect.objectContaining({ table }));
    });
    expect(keys(notices)).not.toContain(load);
  });
});

describe("A user's own channel", () => {
  it.each(['person', 'quotes'])(
    'only the user can join their own channel of kind %s',
    async (kind) => {
      const topic = `${kind}:${PEOPLE.pilot}`;
      for (const caller of ['visitor', 'customer', 'admin'] as const) {
        expect([caller, (await join(caller, topic)).status]).toEqual([caller, 'CHANNEL_ERROR']);
      }
      expect((await join('customer', `${kind}:${PEOPLE.customer}`)).status).toBe('SUBSCRIBED');
      expect((await join('visitor', `${kind}:`)).status).toBe('CHANNEL_ERROR');
    },
  );

  it('reports a new offer to its operator and nothing to others', async () => {
    const heard: Record<'pilot' | 'customer', unknown[]> = { pilot: [], customer: [] };
    for (const caller of ['pilot', 'customer'] as const) {
      await join(caller, `person:${PEOPLE[caller]}`, (channel) =>
        channel.on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'load_escorts' },
          (change) => heard[caller].push(change.new),
        ),
      );
    }
    await project.as('admin').from('load_escorts').insert({
      load_id: 'a2000000-0000-4000-8000-000000000005',
      pilot_id: PEOPLE.pilot,
      position: 'steer',
    });

    await eventually(() => {
      expect(heard.pilot).toMatchObject([{ pilot_id: PEOPLE.pilot, position: 'steer' }]);
    });
    expect(heard.customer).toEqual([]);
  });
});
