import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimRecord, emailOf, markEmail, reserveEmail } from './support/emails.ts';
import { answerTo } from './support/offers.ts';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { runJob } from './support/jobs.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();
const call = (name: string, args: object, caller: Caller = 'service') =>
  answerTo(project.as(caller).rpc(name, args));
const RECORDS = {
  quote: { table: 'quotes', newRow: aQuote },
  message: { table: 'contact_messages', newRow: aMessage },
  application: { table: 'job_applications', newRow: anApplication },
} as const;
type Type = keyof typeof RECORDS;
const TYPES = Object.keys(RECORDS) as Type[];

/** Stores a record three minutes ago, so that its emails are due; returns its id. */
async function store(type: Type, columns: object = {}): Promise<string> {
  const { table, newRow } = RECORDS[type];
  const row = { ...newRow(), ...columns };
  expect((await project.as('service').from(table).insert(row)).error).toBeNull();
  await project.sql(
    `update public.emails set due_at = now() - interval '1 minute' where record_id = $1`,
    [row.id],
  );
  return row.id;
}

/** Reserves a confirmation about a record, or about a new one. */
async function reserve(
  email: string,
  { type = 'quote', id }: { type?: Type; id?: string } = {},
  caller: Caller = 'service',
) {
  const record = id ?? (await store(type));
  const [confirmation] = await project.sql<{ id: string }>(
    `select id from public.emails
     where record_type::text = $1 and record_id = $2 and kind = 'confirmation'`,
    [type, record],
  );
  return reserveEmail(project, confirmation?.id, email, caller);
}
/** Stores a quote as a visitor; returns its reference. */
async function storeWithReference(email: string): Promise<string> {
  const { data } = await project
    .as('visitor')
    .from('quotes')
    .insert(aQuote({ email }))
    .select('reference')
    .single();
  return data?.reference as string;
}
/** Requests a quote's link and claims it; returns how many emails to send. */
async function claimLink(_reference: string, _email: string): Promise<number> {
  const request = await call('request_quote_link', { _reference, _email }, 'visitor');
  const { claimed } = await claimRecord(project, 'link_request', request.data);
  const answers = await Promise.all(claimed.map(({ id }) => reserveEmail(project, id, _email)));
  return answers.filter((answer) => answer === 'send').length;
}
const setLimits = (perRecipient: number, perHour: number, perDay: number) =>
  project.sql(
    `update private.settings set confirmations_per_recipient = $1, confirmations_per_hour = $2,
       confirmations_per_day = $3`,
    [perRecipient, perHour, perDay],
  );
const passTime = (minutes: number) =>
  project.sql(
    'update private.emails_to_strangers set reserved_at = reserved_at - make_interval(mins => $1)',
    [minutes],
  );
const dueEmails = async () =>
  (await call('due_emails', {})).data as { record_id: string; kinds: string[] }[];
const logged = async (id: string) => {
  const { data } = await project
    .as('admin')
    .from('emails')
    .select('kind, attempts, hold, last_error, sent_at')
    .eq('record_id', id)
    .eq('kind', 'confirmation');
  return data;
};

beforeEach(async () => {
  for (const { table } of Object.values(RECORDS)) await project.sql(`delete from public.${table}`);
  await project.sql('delete from private.emails_to_strangers');
  await project.sql('select private.collect_limit_hits()');
  await project.sql('delete from private.limit_hits');
  await setLimits(3, 60, 300);
});

describe('Confirmations to one recipient', () => {
  it('stop after three in an hour, counted over all kinds of records', async () => {
    const quote = await store('quote');
    for (const type of TYPES) expect(await reserve('jo@example.com', { type })).toBe('send');

    expect(await reserve('jo@example.com', { id: quote })).toBe('suppressed');

    expect(await reserve('sam@example.com')).toBe('send');
    expect(await logged(quote)).toEqual([
      {
        kind: 'confirmation',
        attempts: 0,
        hold: 'suppressed',
        last_error: 'this address already got 3 confirmations in the last hour.',
        sent_at: null,
      },
    ]);
    await passTime(59);
    expect(await reserve('jo@example.com', { id: quote })).toBe('suppressed');
    await passTime(1);
    expect(await reserve('jo@example.com', { id: quote })).toBe('send');
  });

  it.each([
    [
      'jo@example.com',
      ['JO@Example.com', ' jo@example.com ', 'jo+a@example.com', 'Jo+@example.com'],
    ],
    [
      'jo.field@gmail.com',
      [
        'jofield@gmail.com',
        'J.o.Field@gmail.com',
        'jofield+quote@gmail.com',
        'jo.field@googlemail.com',
      ],
    ],
  ])('count all spellings of %s', async (address, spellings) => {
    await setLimits(spellings.length, 60, 300);
    for (const spelling of spellings) expect(await reserve(spelling)).toBe('send');
    expect(await reserve(address)).toBe('suppressed');
  });

  it('count different inboxes separately', async () => {
    await setLimits(1, 60, 300);
    for (const address of ['jo.field@example.com', 'jofield@example.com', 'jo@example.org']) {
      expect(await reserve(address)).toBe('send');
    }
  });

  it('confirmations to one recipient are limited even when concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, count) => reserve(`jo+${String(count)}@example.com`)),
    );
    expect(answers.filter((answer) => answer === 'send')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'suppressed')).toHaveLength(5);
  });

  it('count a retry once, and one id in three tables three times', async () => {
    const id = randomUUID();
    for (const type of TYPES) await store(type, { id });
    for (let attempt = 0; attempt < 4; attempt++) {
      expect(await reserve('jo@example.com', { id })).toBe('send');
    }
    expect(await reserve('jo@example.com', { id, type: 'message' })).toBe('send');
    expect(await reserve('jo@example.com', { id, type: 'application' })).toBe('send');
    expect(await reserve('jo@example.com')).toBe('suppressed');
  });

  it('confirmations to one recipient are stored under a keyed hash of the address', async () => {
    await reserve('jo@example.com');
    const hashes = () =>
      project.sql<{ stored: string; plain: string; keyed: string }>(
        `select recipient as stored, encode(sha256('jo@example.com'), 'hex') as plain,
           private.recipient_hash('jo@example.com') as keyed from private.emails_to_strangers`,
      );
    const [row] = await hashes();
    expect(row?.stored).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.stored).toBe(row?.keyed);
    expect(row?.stored).not.toBe(row?.plain);
    await project.sql(`update private.settings set recipient_key = 'another'`);
    const [other] = await hashes();
    expect(other?.keyed).not.toBe(row?.keyed);
  });

  it('confirmations to one recipient are not retried by the scheduler once suppressed, and dispatch’s email stays due', async () => {
    await setLimits(1, 60, 300);
    await reserve('jo@example.com');
    const id = await store('quote');
    const message = await store('message');
    await reserve('jo@example.com', { id });

    const due = await dueEmails();

    expect(due.find(({ record_id }) => record_id === id)?.kinds).toEqual(['dispatch']);
    expect(due.find(({ record_id }) => record_id === message)?.kinds).toHaveLength(2);
  });

  it('confirmations to one recipient are logged as sent when a later call sends them', async () => {
    await setLimits(1, 60, 300);
    await reserve('jo@example.com');
    const id = await store('application');
    await reserve('jo@example.com', { type: 'application', id });
    await markEmail(project, await emailOf(project, id, 'confirmation'));
    expect(await logged(id)).toMatchObject([{ attempts: 1, hold: null, last_error: null }]);
  });
});

describe('Confirmations of the project', () => {
  it.each([
    ['an hour', 2, 300, 60],
    ['a day', 60, 2, 24 * 60],
  ])(
    'wait above the limit for %s, while dispatch’s emails are due',
    async (_, hour, day, later) => {
      await setLimits(3, hour, day);
      for (let sent = 0; sent < 2; sent++)
        expect(await reserve(`${randomUUID()}@example.com`)).toBe('send');
      const id = await store('quote');
      const kinds = async () => (await dueEmails()).map((due) => due.kinds);

      expect(await reserve('jo@example.com', { id })).toBe('waiting');

      expect(new Set((await kinds()).flat())).toEqual(new Set(['dispatch']));
      expect(await logged(id)).toMatchObject([{ hold: 'waiting', attempts: 0 }]);
      await passTime(later);
      expect(await kinds()).toContainEqual(['confirmation', 'dispatch']);
      expect(await reserve('jo@example.com', { id })).toBe('send');
    },
  );

  it('leave room for links, which have limits of their own', async () => {
    await setLimits(1, 1, 1);
    await reserve('jo@example.com');
    const reference = await storeWithReference('jo@example.com');
    expect(await claimLink(reference, 'jo@example.com')).toBe(1);
    expect(await claimLink(reference, 'jo@example.com')).toBe(0);
  });

  it('can be reserved by edge functions only', async () => {
    for (const caller of ['visitor', 'customer', 'moderator', 'admin'] as const) {
      expect(await reserve('jo@example.com', {}, caller)).toBe(FORBIDDEN);
    }
  });
});

it('one person gets links at most three times an hour, no matter how many quotes they have', async () => {
  await project.sql('update private.settings set rate_limit_per_sender = 100');
  const sent: number[] = [];
  for (const tag of ['a', 'b', 'c', 'd']) {
    const email = `jo+${tag}@example.com`;
    sent.push(await claimLink(await storeWithReference(email), email));
  }
  expect(sent).toEqual([1, 1, 1, 0]);
});

it('confirmations over the limit are counted for the System page', async () => {
  await setLimits(1, 1, 300);
  await reserve('jo@example.com');
  for (let count = 0; count < 2; count++) await reserve('jo@example.com');
  await reserve('sam@example.com');

  await project.sql('select private.collect_limit_hits()');

  expect(
    await project.sql(
      'select limit_name, sum(hits)::integer as hits from private.limit_hits group by 1 order by 1',
    ),
  ).toEqual([
    { limit_name: 'confirmations_per_project', hits: 1 },
    { limit_name: 'confirmations_per_recipient', hits: 2 },
  ]);
});

it('expired counts are deleted, and confirmations that waited three days are given up', async () => {
  await setLimits(1, 1, 300);
  await reserve('jo@example.com');
  const [old, recent] = [await store('quote'), await store('quote')];
  for (const id of [old, recent]) {
    expect(await reserve('sam@example.com', { id })).toBe('waiting');
  }
  await project.sql(
    `update public.emails set created_at = now() - interval '73 hours' where record_id = $1`,
    [old],
  );
  const counted = async () => (await project.sql('select from private.emails_to_strangers')).length;

  await runJob(project, 'delete-expired-limits');
  expect(await counted()).toBe(1);
  expect(await logged(old)).toMatchObject([{ hold: 'suppressed' }]);
  expect(await logged(recent)).toMatchObject([{ hold: 'waiting' }]);

  await passTime(24 * 60 + 1);
  await runJob(project, 'delete-expired-limits');
  expect(await counted()).toBe(0);
});
