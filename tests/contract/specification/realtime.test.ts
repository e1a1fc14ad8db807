import { randomUUID } from 'node:crypto';
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, EVERYONE } from '../support/everyone.ts';
import { type Account, useProject } from '../support/project.ts';
import { newQuote, useQuotes } from '../support/quote.ts';
import { changesReady, subscribed } from '../support/subscribe.ts';
import { until } from '../support/until.ts';

const project = useProject();
const quotes = useQuotes(project);
const SENDER = 'contract-realtime@example.com';
/** Everyone who reads only their own quotes and no applications. */
const STRANGERS = EVERYONE.filter((role) => role !== 'moderator');
let admin: Account;

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** Subscribes to all changes of a table on a plain channel; returns the list they arrive in. */
async function follow(client: SupabaseClient, table: string): Promise<Change[]> {
  const changes: Change[] = [];
  const channel = client.channel(randomUUID());
  const ready = changesReady(channel);
  await subscribed(
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change: Change) =>
      changes.push(change),
    ),
  );
  await ready;
  return changes;
}

const eventsOf = (changes: Change[], id: string) =>
  changes.filter((change) => 'id' in change.new && change.new['id'] === id);

async function apply(): Promise<string> {
  const { data, error } = await project
    .service()
    .from('job_applications')
    .insert({
      job_title: 'CDL Truck Driver',
      first_name: 'Rae',
      last_name: 'Novak',
      email: SENDER,
      phone: '937-555-0101',
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id as string;
}

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterAll(async () => {
  await project.service().from('job_applications').delete().eq('email', SENDER);
});

describe('changes on a plain channel', () => {
  it.each(['admin', 'moderator'])('changes of quotes reach staff: %s', async (role) => {
    const changes = await follow(await clientOf(project, role), 'quotes');

    const { id } = await quotes.store({ customer_name: 'Live' });
    await until(() => expect(eventsOf(changes, id)).toHaveLength(1));
    await admin.client.from('quotes').update({ status: 'reviewed' }).eq('id', id);
    await until(() => expect(eventsOf(changes, id)).toHaveLength(2));

    expect(eventsOf(changes, id)).toMatchObject([
      { eventType: 'INSERT', table: 'quotes', new: { customer_name: 'Live', status: 'new' } },
      { eventType: 'UPDATE', new: { status: 'reviewed' } },
    ]);
  });

  it.each(['admin', 'moderator'])('changes of job_applications reach staff: %s', async (role) => {
    const changes = await follow(await clientOf(project, role), 'job_applications');

    const id = await apply();
    await until(() => expect(eventsOf(changes, id)).toHaveLength(1));
    await admin.client.from('job_applications').update({ status: 'reviewed' }).eq('id', id);
    await until(() => expect(eventsOf(changes, id)).toHaveLength(2));

    expect(eventsOf(changes, id)).toMatchObject([
      { eventType: 'INSERT', table: 'job_applications', new: { last_name: 'Novak' } },
      { eventType: 'UPDATE', new: { status: 'reviewed' } },
    ]);
  });

  it('changes of a quote reach its customer and no other', async () => {
    const { client, id: user_id } = await project.account();
    const changes = await follow(client, 'quotes');

    const foreign = newQuote();
    await quotes.store(foreign);
    const own = await quotes.store({ user_id });
    await until(() => expect(eventsOf(changes, own.id)).toHaveLength(1));

    expect(eventsOf(changes, foreign.id)).toEqual([]);
  });

  it.each(STRANGERS)('changes of quotes and job_applications don’t reach a %s', async (role) => {
    const client = await clientOf(project, role);
    const seen = [await follow(client, 'quotes'), await follow(client, 'job_applications')];
    const watched = [
      await follow(admin.client, 'quotes'),
      await follow(admin.client, 'job_applications'),
    ] as const;

    const { id } = await quotes.store();
    const application = await apply();
    await until(() => {
      expect(eventsOf(watched[0], id)).toHaveLength(1);
      expect(eventsOf(watched[1], application)).toHaveLength(1);
    });

    expect(seen).toEqual([[], []]);
  });
});

// Presence needs a private channel, so that only admins can see who is on the site.
describe('presence on the private channel of the site', () => {
  const watch = () =>
    subscribed(
      admin.client
        .channel('default', { config: { private: true } })
        .on('presence', { event: 'sync' }, () => undefined),
    );
  const announce = async (entry: Record<string, unknown>, isPrivate: boolean) => {
    const key = randomUUID();
    const channel = await subscribed(
      project.visitor().channel('default', { config: { private: isPrivate, presence: { key } } }),
    );
    return { key, answer: await channel.track(entry) };
  };
  const entry = {
    user_id: randomUUID().replaceAll('-', ''),
    session_id: randomUUID(),
    page_url: 'https://www.example.com/fleet',
    page_title: 'Fleet',
    user_agent: 'Mozilla/5.0',
    timestamp: new Date().toISOString(),
    site_id: 'default',
  };

  afterEach(() => admin.client.removeAllChannels());

  it('shows an admin every field a visitor announces', async () => {
    const viewer = await watch();

    const { key, answer } = await announce(entry, true);

    expect(answer).toBe('ok');
    await until(() => expect(viewer.presenceState()[key]).toMatchObject([entry]));
  });

  it('shows no one who announces themselves on a plain channel of the same name', async () => {
    const viewer = await watch();

    const forged = await announce(entry, false);
    const real = await announce(entry, true);
    await until(() => expect(viewer.presenceState()).toHaveProperty(real.key));

    expect(viewer.presenceState()).not.toHaveProperty(forged.key);
  });
});
