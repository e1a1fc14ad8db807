import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { about, type Change, follow } from './support/follow.ts';
import { type Account, useProject } from './support/project.ts';
import { newQuote } from './support/quote.ts';
import { subscribed } from './support/subscribe.ts';
import { until } from './support/until.ts';

/** Channels without `private: true`: anyone with a key may join them. */

const project = useProject();
let admin: Account;

const ROWS = {
  quotes: newQuote,
  job_applications: (parts: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    job_title: 'CDL Truck Driver',
    first_name: 'Contract',
    last_name: 'Test',
    email: 'contract@example.com',
    phone: '937-555-0100',
    address: '1 Main St',
    ...parts,
  }),
};
type Table = keyof typeof ROWS;
const stored: { table: Table; id: string }[] = [];

async function store(table: Table, parts?: Record<string, unknown>) {
  const row = ROWS[table](parts);
  stored.push({ table, id: row.id });
  const { error } = await project.service().from(table).insert(row);
  if (error) throw error;
  return row;
}

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterEach(() => admin.client.removeAllChannels());
afterAll(async () => {
  for (const { table, id } of stored) await project.service().from(table).delete().eq('id', id);
});

describe('table changes', () => {
  it.each([
    ['quotes', { customer_name: 'Live' }],
    ['job_applications', { first_name: 'Live', address: '1 Main St' }],
  ] as const)('of %s reach an admin whole, except deletions', async (table, parts) => {
    const changes = await follow(admin.client.channel('x'), table);
    const { id } = await store(table, parts);
    await until(() => expect(about(changes, id)).toHaveLength(1));
    await admin.client.from(table).update({ status: 'reviewed' }).eq('id', id);
    await until(() => expect(about(changes, id)).toHaveLength(2));
    await admin.client.from(table).delete().eq('id', id);
    const next = await store(table);
    await until(() => expect(about(changes, next.id)).toHaveLength(1));

    expect(about(changes, id)).toMatchObject([
      { eventType: 'INSERT', table, new: { id, ...parts } },
      { eventType: 'UPDATE', new: { id, status: 'reviewed', ...parts }, old: { id } },
    ]);
  });

  it('reach others only for rows they may read', async () => {
    const customer = await project.account();
    const seen: Change[][] = [];
    for (const table of ['quotes', 'job_applications', 'contact_messages', 'profiles']) {
      seen.push(await follow(project.visitor().channel(`x-${table}`), table));
      seen.push(await follow(customer.client.channel(`x-${table}`), table));
    }
    const watched = await follow(admin.client.channel('x'), 'job_applications');

    const theirs = await store('quotes');
    const own = await store('quotes', { user_id: customer.id });
    const { id } = await store('job_applications');
    await until(() => expect(about(watched, id)).toHaveLength(1));
    await until(() => expect(about(seen.flat(), own.id)).toHaveLength(1));

    expect(about(seen.flat(), theirs.id)).toEqual([]);
    expect(about(seen.flat(), id)).toEqual([]);
    // Hosted announces a change of a table that the caller may not select, without the row.
    const rows = seen.flat().filter((change) => Object.keys(change.new).length > 0);
    expect(rows.map((change) => 'id' in change.new && change.new['id'])).toEqual([own.id]);
  });
});

describe('a plain channel with the name of a private one', () => {
  it('carries neither the notices nor the presence of the private one', async () => {
    const heard: unknown[] = [];
    const stranger = project.visitor();
    await subscribed(
      stranger.channel('admin:console').on('broadcast', { event: '*' }, (m) => heard.push(m)),
    );
    const plain = stranger.channel('default');
    await subscribed(plain.on('presence', { event: 'sync' }, () => undefined));
    const notices: unknown[] = [];
    await subscribed(
      admin.client
        .channel('admin:console', { config: { private: true } })
        .on('broadcast', { event: 'deleted' }, (m) => notices.push(m)),
    );
    const key = randomUUID();
    const visitor = project.visitor().channel('default', {
      config: { private: true, presence: { key, enabled: false } },
    });
    await subscribed(visitor);
    expect(await visitor.track({ page: '/' })).toBe('ok');

    const { id } = await store('quotes');
    await project.service().from('quotes').delete().eq('id', id);
    await until(() => expect(notices).not.toEqual([]));

    expect(heard).toEqual([]);
    expect(plain.presenceState()).toEqual({});
  });

  it('reaches no one who listens to the private one', async () => {
    const heard: unknown[] = [];
    const console_ = admin.client.channel('admin:console', { config: { private: true } });
    await subscribed(console_.on('broadcast', { event: '*' }, (m) => heard.push(m)));
    const watcher = admin.client.channel('default', { config: { private: true } });
    await subscribed(watcher.on('presence', { event: 'sync' }, () => undefined));
    const stranger = project.visitor();
    const shout = stranger.channel('admin:console', { config: { broadcast: { ack: true } } });
    await subscribed(shout);
    const key = randomUUID();
    const fake = stranger.channel('default', { config: { presence: { key } } });
    await subscribed(fake);

    const message = { type: 'broadcast', event: 'deleted', payload: { table: 'quotes' } } as const;
    expect(await shout.send(message)).toBe('ok');
    expect(await fake.track({ page: '/' })).toBe('ok');
    await shout.httpSend('deleted', { table: 'quotes' });
    const answers = await fetch(`${project.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: project.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ topic: 'admin:console', event: 'deleted', payload: {}, private: true }],
      }),
    });
    await answers.text();
    // Arrives after anything the others would have sent.
    const visitor = project.visitor().channel('default', {
      config: { private: true, presence: { key: 'real', enabled: false } },
    });
    await subscribed(visitor);
    await visitor.track({ page: '/' });
    await until(() => expect(watcher.presenceState()).toHaveProperty('real'));

    expect(heard).toEqual([]);
    expect(watcher.presenceState()).not.toHaveProperty(key);
  });
});
