import { randomUUID } from 'node:crypto';
import {
  createClient,
  type RealtimePostgresChangesPayload,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, useProject } from './support/project.ts';
import { aQuote } from './support/quote.ts';
import { changesFlow, subscribed } from './support/subscribe.ts';
import { until } from './support/until.ts';

const project = useProject();
const written: string[] = [];
let admin: Account;

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** Follows the quotes table in a channel of the console; returns what arrives. */
async function followQuotes(client: SupabaseClient, filter?: string): Promise<Change[]> {
  const changes: Change[] = [];
  const channel = client.channel(`admin:${randomUUID()}`, { config: { private: true } });
  const wish = {
    event: '*',
    schema: 'public',
    table: 'quotes',
    ...(filter === undefined ? {} : { filter }),
  } as const;
  const flowing = changesFlow(channel);
  await subscribed(channel.on('postgres_changes', wish, (change: Change) => changes.push(change)));
  await flowing;
  return changes;
}

async function add(changes: Record<string, unknown> = {}) {
  const quote = aQuote(changes);
  written.push(quote.id);
  const { error } = await project.service().from('quotes').insert(quote);
  if (error) throw error;
  return quote;
}

const about = (changes: Change[], id: string) =>
  changes.filter((change) =>
    [change.new, change.old].some((row) => 'id' in row && row['id'] === id),
  );

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterEach(() => admin.client.removeAllChannels());
afterAll(async () => {
  await project.service().from('quotes').delete().in('id', written);
});

describe('changes of a table', () => {
  it('reach who may read the row: added, changed, deleted', async () => {
    const changes = await followQuotes(admin.client);

    const { id } = await add({ customer_name: 'Live' });
    await until(() => expect(about(changes, id)).toHaveLength(1));
    await admin.client.from('quotes').update({ status: 'reviewed' }).eq('id', id);
    await until(() => expect(about(changes, id)).toHaveLength(2));
    await admin.client.from('quotes').delete().eq('id', id);
    await until(() => expect(about(changes, id)).toHaveLength(3));

    expect(about(changes, id)).toMatchObject([
      { eventType: 'INSERT', table: 'quotes', new: { id, customer_name: 'Live', length: 36.5 } },
      { eventType: 'UPDATE', new: { id, status: 'reviewed' }, old: { id } },
      { eventType: 'DELETE', old: { id } },
    ]);
    // Of a row that is gone, only its key is told.
    expect(about(changes, id)[2]?.old).toEqual({ id });
  });

  it('pass a filter', async () => {
    const changes = await followQuotes(admin.client, 'status=eq.reviewed');

    const fresh = await add();
    const reviewed = await add({ status: 'reviewed' });
    await until(() => expect(about(changes, reviewed.id)).toHaveLength(1));

    expect(about(changes, fresh.id)).toEqual([]);
  });

  it('do not reach who may not join the channel', async () => {
    const { client } = await project.account(['carrier']);

    await expect(followQuotes(client)).rejects.toThrow(/Unauthorized/);
    await expect(followQuotes(project.visitor())).rejects.toThrow(/Unauthorized/);
  });

  it('do not reach who may join but not read the row', async () => {
    const visitor = project.visitor();
    const seen: Change[] = [];
    const channel = visitor.channel('default', { config: { private: true } });
    await subscribed(
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'quotes' },
        (change: Change) => seen.push(change),
      ),
    );
    const watched = await followQuotes(admin.client);

    const { id } = await add();
    await until(() => expect(about(watched, id)).toHaveLength(1));

    expect(seen).toEqual([]);
  });

  it('stop when the account signs out', async () => {
    const other = await project.account(['admin']);
    const seen = await followQuotes(other.client);
    const watched = await followQuotes(admin.client);

    await other.client.auth.signOut();
    await until(() =>
      expect(other.client.getChannels().every(({ state }) => state !== 'joined')).toBe(true),
    );
    const { id } = await add();
    await until(() => expect(about(watched, id)).toHaveLength(1));

    expect(about(seen, id)).toEqual([]);
  });
});

describe('presence', () => {
  const announce = async (key: string) => {
    const client = project.visitor();
    const channel = client.channel('default', {
      config: { private: true, presence: { key, enabled: false } },
    });
    await subscribed(channel);
    expect(await channel.track({ page: '/' })).toBe('ok');
    return { client, channel };
  };
  const watch = async (client: SupabaseClient) => {
    const channel = client.channel('default', { config: { private: true } });
    await subscribed(channel.on('presence', { event: 'sync' }, () => undefined));
    return channel;
  };
  const pagesOf = (state: Record<string, unknown[]>, key: string) =>
    (state[key] as { page: string }[] | undefined)?.map(({ page }) => page);

  it('shows admins who is there, where they go, and that they left', async () => {
    const key = randomUUID();
    const early = await announce(key);
    const watcher = await watch(admin.client);
    await until(() => expect(pagesOf(watcher.presenceState(), key)).toEqual(['/']));

    await early.channel.track({ page: '/fleet' });
    await until(() => expect(pagesOf(watcher.presenceState(), key)?.at(-1)).toBe('/fleet'));

    await early.client.removeAllChannels();
    await until(() => expect(watcher.presenceState()).not.toHaveProperty(key));
  });

  it('notices a closed tab', async () => {
    const key = randomUUID();
    const { client } = await announce(key);
    const watcher = await watch(admin.client);
    await until(() => expect(watcher.presenceState()).toHaveProperty(key));

    await client.realtime.disconnect();

    await until(() => expect(watcher.presenceState()).not.toHaveProperty(key));
  });

  it('shows visitors nobody', async () => {
    const key = randomUUID();
    await announce(key);
    const watcher = await watch(admin.client);
    const visitor = await watch(project.visitor());

    await until(() => expect(watcher.presenceState()).toHaveProperty(key));
    expect(visitor.presenceState()).toEqual({});
  });
});

describe('broadcast', () => {
  it('is not for visitors to send', async () => {
    const heard: unknown[] = [];
    const listener = admin.client.channel('default', { config: { private: true } });
    await subscribed(
      listener.on('broadcast', { event: 'hello' }, (message) => heard.push(message)),
    );
    const visitor = project.visitor().channel('default', {
      config: { private: true, broadcast: { ack: true, self: true } },
    });
    await subscribed(visitor);

    const answer = await visitor.send(
      { type: 'broadcast', event: 'hello', payload: {} },
      { timeout: 500 },
    );

    expect(answer).not.toBe('ok');
    expect(heard).toEqual([]);
  });
});

describe('joining', () => {
  it('is for private channels only', async () => {
    await expect(subscribed(admin.client.channel('default'))).rejects.toThrow(/PrivateOnly/);
  });

  it('takes a topic that a policy opens', async () => {
    const channel = project.visitor().channel('another-topic', { config: { private: true } });

    await expect(subscribed(channel)).rejects.toThrow(/Unauthorized/);
  });

  it('takes a token that is good', async () => {
    const client = project.visitor();
    await client.realtime.setAuth('made.up.token');
    const channel = client.channel('default', { config: { private: true } });

    await expect(subscribed(channel)).rejects.toThrow();
  });

  it('takes a key to open a socket at all', async () => {
    const address = `${project.url.replace(/^http/, 'ws')}/realtime/v1/websocket?vsn=1.0.0`;

    const outcome = await new Promise((resolve) => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
    });

    expect(outcome).toBe('refused');
  });

  it('speaks the older protocol too', async () => {
    const client = createClient(project.url, project.publishableKey, {
      auth: { persistSession: false },
      realtime: { vsn: '1.0.0' },
    });
    const channel = client.channel('default', { config: { private: true } });

    await expect(subscribed(channel)).resolves.toBe(channel);
    await client.removeAllChannels();
  });
});
