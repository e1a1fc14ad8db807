import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNED_IN } from '../support/everyone.ts';
import { type Account, isLocal, NEEDS_OUTBOX, useProject } from '../support/project.ts';
import { restored } from '../support/restored.ts';

const project = useProject();
const SENDER = 'contract-quote@example.com';
let admin: Account;
let moderator: Account;
let customer: Account;

/** The ten columns of the public form. */
const form = (changes: Record<string, unknown> = {}) => ({
  customer_name: 'Dana Whitlock',
  email: SENDER,
  phone: '937-555-0100',
  origin: 'Dayton, OH',
  destination: 'Windsor, ON',
  equipment: 'RGN',
  length: 36.5,
  width: 11.25,
  height: 13.5,
  notes: 'Call before noon.',
  ...changes,
});

/** Stores a quote with the secret key, which has no rate limit. */
async function stored(changes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await project
    .service()
    .from('quotes')
    .insert(form(changes))
    .select('id')
    .single();
  if (error) throw error;
  return data.id as string;
}

const read = async (id: string) =>
  (await project.service().from('quotes').select('*').eq('id', id).maybeSingle()).data as Record<
    string,
    unknown
  > | null;

beforeAll(async () => {
  admin = await project.account(['admin']);
  moderator = await project.account(['moderator']);
  customer = await project.account();
});
afterAll(async () => {
  await project.service().from('quotes').delete().eq('email', SENDER);
});

describe('submitting a quote', () => {
  it('returns the stored row to a visitor, with every value as sent', async () => {
    const sent = form({ width: 11.2, height: 13.6 });

    const answer = await project.visitor().from('quotes').insert(sent).select().single();

    expect(answer).toMatchObject({ error: null, status: 201 });
    expect(answer.data).toMatchObject({ ...sent, status: 'new', user_id: null });
    expect(answer.data).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it('accepts blank dimensions as 0 and empty notes as null', async () => {
    const blank = { length: 0, width: 0, height: 0, notes: null };

    const answer = await project.visitor().from('quotes').insert(form(blank)).select().single();

    expect(answer).toMatchObject({ error: null, data: blank });
  });

  // A hosted project counts the submissions of all test files together.
  it.each(isLocal ? SIGNED_IN : ['customer'])(
    'returns the stored row to a signed-in %s, who owns it',
    async (role) => {
      const { client, id } = await project.account([role]);

      const answer = await client.from('quotes').insert(form()).select().single();

      expect(answer).toMatchObject({ error: null, status: 201, data: { user_id: id } });
    },
  );

  it.skipIf(!isLocal)(
    `emails the customer and dispatch once, however often the function is called (${NEEDS_OUTBOX})`,
    async () => {
      const visitor = project.visitor();
      const email = 'contract-emails@example.com';
      const stored = await visitor.from('quotes').insert(form({ email })).select().single();
      const body = { quote: stored.data as unknown, type: 'new_quote' };

      const first = await visitor.functions.invoke('send-quote-emails', { body });
      const second = await visitor.functions.invoke('send-quote-emails', { body });

      expect([first.error, second.error]).toEqual([null, null]);
      expect(first.data).toMatchObject({ sent: true });
      expect(project.outbox.to(email)).toHaveLength(1);
    },
  );

  // The function reads everything but the id from the database (docs/decisions/0038).
  it('sends no email about a quote that does not exist', async () => {
    const quote = { id: crypto.randomUUID(), email: 'stranger@example.com' };

    const answer = await project
      .visitor()
      .functions.invoke('send-quote-emails', { body: { quote, type: 'new_quote' } });

    expect(answer).toMatchObject({ data: { sent: false, confirmed: false }, error: null });
  });

  it.each([
    ['a column that does not exist', { surprise: 1 }, 400, /^PGRST204$/],
    ['a status', { status: 'archived' }, 401, /^42501$/],
    ['an owner', { user_id: crypto.randomUUID() }, 401, /^42501$/],
    ['text as a length', { length: 'wide' }, 400, /^22P02$/],
    ['NaN as a length', { length: 'NaN' }, 400, /^23514$/],
    ['an endless length', { length: 'Infinity' }, 400, /^(22003|23514)$/],
    ['a negative length', { width: -1 }, 400, /^23514$/],
    ['a length of 1e9 ft', { height: 1e9 }, 400, /^(22003|23514)$/],
    ['a length of 501 ft', { length: 501 }, 400, /^23514$/],
    ['no name', { customer_name: null }, 400, /^23502$/],
    ['a blank name', { customer_name: ' ' }, 400, /^23514$/],
    ['an email address without a domain', { email: 'dana' }, 400, /^23514$/],
    ['notes of 4,001 characters', { notes: 'x'.repeat(4001) }, 400, /^23514$/],
  ])('rejects %s and stores nothing', async (_what, changes, status, code) => {
    const origin = `Refused, ${crypto.randomUUID()}`;

    const answer = await project
      .visitor()
      .from('quotes')
      .insert(form({ origin, ...changes }))
      .select()
      .single();

    expect([answer.status, answer.data]).toEqual([status, null]);
    expect(answer.error?.code).toMatch(code);
    expect(answer.error?.message).not.toBe('');
    const { count } = await project
      .service()
      .from('quotes')
      .select('*', { count: 'exact', head: true })
      .eq('origin', origin);
    expect(count).toBe(0);
  });
});

describe('reading quotes', () => {
  it.each([
    ['an admin', () => admin],
    ['a moderator', () => moderator],
  ])('returns all of them to %s, newest first', async (_who, who) => {
    const older = await stored({ customer_name: 'Older' });
    const newer = await stored({ customer_name: 'Newer' });

    const answer = await who()
      .client.from('quotes')
      .select('*')
      .order('created_at', { ascending: false });

    expect(answer.error).toBeNull();
    const rows = answer.data as { id: string }[];
    const ids = rows.map(({ id }) => id).filter((id) => id === older || id === newer);
    expect(ids).toEqual([newer, older]);
    expect(rows.find(({ id }) => id === newer)).toMatchObject({
      ...form(),
      customer_name: 'Newer',
    });
  });

  it('returns only the quotes of the customer', async () => {
    const { client, id: user_id } = await project.account();
    await stored();
    const id = await stored({ user_id });

    const { data, error } = await client.from('quotes').select('*');

    expect(error).toBeNull();
    expect(data).toMatchObject([{ ...form(), id, user_id }]);
  });

  it('returns nothing to visitors, carriers, pilot cars and drivers', async () => {
    await stored();
    const others = ['freight_broker', 'carrier', 'pilot_car', 'driver'];
    const accounts = await Promise.all(others.map((role) => project.account([role])));

    for (const client of [project.visitor(), ...accounts.map(({ client }) => client)]) {
      const { data, error, status } = await client.from('quotes').select('*');
      expect({ data, error, status }).toEqual({ data: [], error: null, status: 200 });
    }
  });
});

describe('updating the status by id', () => {
  it.each([
    ['an admin', () => admin],
    ['a moderator', () => moderator],
  ])('works for %s: new, reviewed, archived', async (_who, who) => {
    const id = await stored();

    for (const status of ['reviewed', 'archived', 'new']) {
      const answer = await who().client.from('quotes').update({ status }).eq('id', id);
      expect(answer).toMatchObject({ error: null, status: 204 });
      expect(await read(id)).toMatchObject({ status });
    }
  });

  it('changes nothing for the customer, and is refused to visitors', async () => {
    const id = await stored({ user_id: customer.id });

    const asCustomer = await customer.client
      .from('quotes')
      .update({ status: 'archived' })
      .eq('id', id)
      .select();
    const asVisitor = await project
      .visitor()
      .from('quotes')
      .update({ status: 'archived' })
      .eq('id', id);

    expect(asCustomer).toMatchObject({ data: [], error: null });
    expect(asVisitor).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(await read(id)).toMatchObject({ status: 'new' });
  });

  it('rejects an unknown status, and a column that belongs to the sender', async () => {
    const id = await stored();
    const quotes = () => admin.client.from('quotes');

    const unknown = await quotes().update({ status: 'lost' }).eq('id', id);
    const name = await quotes().update({ customer_name: 'Changed' }).eq('id', id);

    expect([unknown.status, unknown.error?.code]).toEqual([400, '22P02']);
    expect([name.status, name.error?.code]).toEqual([403, '42501']);
    expect(await read(id)).toMatchObject({ status: 'new', customer_name: 'Dana Whitlock' });
  });
});

// Deleting moves a quote to the trash for 30 days (docs/decisions/0020).
describe('deleting by id', () => {
  it('removes the quote from select for everyone, and an admin can restore it', async () => {
    const id = await stored({ user_id: customer.id });

    const answer = await admin.client.from('quotes').delete().eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    for (const { client } of [admin, moderator, customer]) {
      expect((await client.from('quotes').select('*').eq('id', id)).data).toEqual([]);
    }
    expect(await restored(project, admin, 'quotes', id)).toMatchObject([{ ...form(), id }]);
  });

  it('changes nothing for an unknown id', async () => {
    const answer = await admin.client.from('quotes').delete().eq('id', crypto.randomUUID());

    expect([answer.error, answer.status]).toEqual([null, 204]);
  });

  // Moderators answer and nothing else (docs/decisions/0021).
  it('deletes nothing for moderators and the customer, and is refused to visitors', async () => {
    const id = await stored({ user_id: customer.id });

    for (const { client } of [moderator, customer]) {
      await client.from('quotes').delete().eq('id', id);
    }
    const asVisitor = await project.visitor().from('quotes').delete().eq('id', id);

    expect([asVisitor.status, asVisitor.error?.code]).toEqual([401, '42501']);
    expect((await admin.client.from('quotes').select('id').eq('id', id)).data).toEqual([{ id }]);
  });
});
