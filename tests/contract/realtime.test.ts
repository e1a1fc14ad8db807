import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, useProject } from './support/project.ts';
import { useQuotes } from './support/quote.ts';
import { about, type Change, follow } from './support/follow.ts';
import { subscribed } from './support/subscribe.ts';
import { until } from './support/until.ts';

const project = useProject();
const quotes = useQuotes(project);
let admin: Account;

/** Subscribes to the quotes table on a console channel. */
const followQuotes = (client: SupabaseClient, filter?: string) =>
  follow(client.channel(`admin:${randomUUID()}`, { config: { private: true } }), 'quotes', filter);

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterEach(() => admin.client.removeAllChannels());

describe('table changes', () => {
  it('reach users who may read the row; deletions arrive as a notice without its key', async () => {
    const changes = await followQuotes(admin.client);
    const notices: unknown[] = [];
    await subscribed(
      admin.client
        .channel('admin:console', { config: { private: true } })
        .on('broadcast', { event: 'deleted' }, ({ payload }) => notices.push(payload)),
    );

    const { id } = await quotes.store({ customer_name: 'Live' });
    await until(() => expect(about(changes, id)).toHaveLength(1));
    await admin.client.from('quotes').update({ status: 'reviewed' }).eq('id', id);
    await until(() => expect(about(changes, id)).toHaveLength(2));
    await project.service().from('quotes').delete().eq('id', id);
    await until(() => expect(notices).toContainEqual(expect.objectContaining({ table: 'quotes' })));

    expect(about(changes, id)).toMatchObject([
      { eventType: 'INSERT', table: 'quotes', new: { id, customer_name: 'Live', length: 36.5 } },
      { eventType: 'UPDATE', new: { id, status: 'reviewed' }, old: { id } },
    ]);
    expect(JSON.stringify(notices)).not.toContain(id);
  });

  it('can be filtered', async () => {
    const changes = await followQuotes(admin.client, 'status=eq.reviewed');

    const fresh = await quotes.store();
    const reviewed = await quotes.store({ status: 'reviewed' });
    await until(() => expect(about(changes, reviewed.id)).toHaveLength(1));

    expect(about(changes, fresh.id)).toEqual([]);
  });

  it('do not reach users who may not join the channel', async () => {
    const { client } = await project.account(['carrier']);

    await expect(followQuotes(client)).rejects.toThrow(/Unauthorized/);
    await expect(followQuotes(project.visitor())).rejects.toThrow(/Unauthorized/);
  });

  it('do not reach users who may join but not read the row', async () => {
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

    const { id } = await quotes.store();
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
    const { id } = await quotes.store();
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

  it('shows admins who is online, which page they are on, and that they left', async () => {
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

  it('shows nothing to visitors', async () => {
    const key = randomUUID();
    await announce(key);
    const watcher = await watch(admin.client);
    const visitor = await watch(project.visitor());

    await until(() => expect(watcher.presenceState()).toHaveProperty(key));
    expect(visitor.presenceState()).toEqual({});
  });
});

describe('broadcast', () => {
  it('visitors can’t broadcast', async () => {
    const received: unknown[] = [];
    const listener = admin.client.channel('default', { config: { private: true } });
    await subscribed(
      listener.on('broadcast', { event: 'hello' }, (message) => received.push(message)),
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
    expect(received).toEqual([]);
  });
});

describe('joining', () => {
  it('requires, on a private channel, a topic that a policy allows', async () => {
    const channel = project.visitor().channel('another-topic', { config: { private: true } });

    await expect(subscribed(channel)).rejects.toThrow(/Unauthorized/);
  });

  it('requires a valid token', async () => {
    const client = project.visitor();
    await client.realtime.setAuth('made.up.token');
    const channel = client.channel('default', { config: { private: true } });

    await expect(subscribed(channel)).rejects.toThrow();
  });

  it('requires a key to open a socket', async () => {
    const address = `${project.url.replace(/^http/, 'ws')}/realtime/v1/websocket?vsn=1.0.0`;

    const outcome = await new Promise((resolve) => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve('open');
      socket.onerror = () => resolve('refused');
    });

    expect(outcome).toBe('refused');
  });

  it('supports the older protocol', async () => {
    const client = createClient(project.url, project.publishableKey, {
      auth: { persistSession: false },
      realtime: { vsn: '1.0.0' },
    });
    const channel = client.channel('default', { config: { private: true } });

    await expect(subscribed(channel)).resolves.toBe(channel);
    await client.removeAllChannels();
  });
});
