import { beforeEach, describe, expect, it } from 'vitest';
import { emailOf, markEmail } from './support/emails.ts';
import { FORBIDDEN, PEOPLE, type Person, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();

interface Due {
  record_type: string;
  record_id: string;
  kinds: string[];
}
async function due(limit = 100): Promise<Due[]> {
  const answer = await project.as('service').rpc('due_emails', { _limit: limit });
  expect(answer.error).toBeNull();
  return (answer.data as (Due & { ids: string[] })[]).map(({ ids: _, ...row }) => row);
}

const RECORDS = {
  quote: { table: 'quotes', newRow: aQuote, kinds: ['confirmation', 'dispatch'] },
  message: { table: 'contact_messages', newRow: aMessage, kinds: ['confirmation', 'dispatch'] },
  application: { table: 'job_applications', newRow: anApplication, kinds: ['confirmation'] },
} as const;
type Type = keyof typeof RECORDS;
const TYPES = Object.keys(RECORDS) as Type[];

/** Stores a record this long ago. */
async function store(type: Type, age = '3 minutes', columns: object = {}): Promise<string> {
  const { table, newRow } = RECORDS[type];
  const row = newRow();
  const service = project.as('service');
  expect((await service.from(table).insert({ ...row, ...columns })).error).toBeNull();
  await project.sql(`update public.${table} set created_at = now() - $2::interval where id = $1`, [
    row.id,
    age,
  ]);
  await project.sql(
    `update public.emails
     set created_at = now() - $2::interval, due_at = now() - $2::interval + interval '2 minutes'
     where record_id = $1`,
    [row.id, age],
  );
  return row.id;
}
const claimedAgo = (id: string, minutes: number) =>
  project.sql('update public.emails set claimed_at = $2 where record_id = $1', [id, ago(minutes)]);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

beforeEach(async () => {
  for (const { table } of Object.values(RECORDS)) await project.sql(`delete from public.${table}`);
});

describe.each(TYPES)('Unsent emails about a record: %s', (type) => {
  const { kinds } = RECORDS[type];
  const dueNow = (id: string) => [{ record_type: type, record_id: id, kinds }];

  it('unsent emails are due two minutes after their record was stored, for three days', async () => {
    const [, first, last] = [
      await store(type, '1 minute 50 seconds'),
      await store(type, '2 minutes'),
      await store(type, '71 hours 59 minutes'),
      await store(type, '72 hours 1 minute'),
    ];
    expect((await due()).map(({ record_id }) => record_id).sort()).toEqual([first, last].sort());
  });

  it('have the names of the emails to send', async () => {
    const id = await store(type);
    expect(await due()).toEqual(dueNow(id));
  });

  it('unsent emails aren’t due while their record is in the trash', async () => {
    await store(type, '3 minutes', { deleted_at: ago(1) });
    expect(await due()).toEqual([]);
  });

  it('unsent emails are not due while a function sends them, and due again if it stopped', async () => {
    await claimedAgo(await store(type, '1 hour'), 9);
    const abandoned = await store(type, '1 hour');
    await claimedAgo(abandoned, 11);
    expect(await due()).toEqual(dueNow(abandoned));
  });

  it.each([
    [1, 2],
    [2, 10],
    [3, 60],
    [4, 360],
  ])(
    'unsent emails are due again after %i failed attempts and %i minutes',
    async (attempts, minutes) => {
      const id = await store(type, '1 day');
      for (const kind of kinds) await log(type, id, kind, { attempts, last_error: 'It failed' });
      const lastTried = (age: number) =>
        project.sql('update public.emails set attempted_at = $2 where record_id = $1', [
          id,
          ago(age),
        ]);

      await lastTried(minutes - 0.5);
      expect(await due()).toEqual([]);
      await lastTried(minutes);
      expect(await due()).toEqual(dueNow(id));
    },
  );

  it('unsent emails are never due after five attempts', async () => {
    const id = await store(type, '2 days');
    for (const kind of kinds) {
      await log(type, id, kind, { attempts: 5, last_error: 'It failed', attempted_at: ago(2000) });
    }
    expect(await due()).toEqual([]);
  });

  it('unsent emails are not due once they are logged as sent', async () => {
    const id = await store(type, '1 day');
    for (const kind of kinds) await log(type, id, kind, { sent_at: ago(999) });
    expect(await due()).toEqual([]);
  });
});

/** Changes an automatic email about a record, as an attempt to send it does. */
async function log(type: Type, id: string, kind: string, columns: object): Promise<void> {
  const { error, count } = await project
    .as('service')
    .from('emails')
    .update({ to_email: 'jo@example.com', subject: 'Your request', ...columns }, { count: 'exact' })
    .eq('record_type', type)
    .eq('record_id', id)
    .eq('kind', kind);
  expect([error, count]).toEqual([null, 1]);
}

describe('Unsent emails', () => {
  it('only a record’s emails that weren’t sent are unsent', async () => {
    const id = await store('quote', '1 day');
    await log('quote', id, 'confirmation', { sent_at: ago(900) });
    expect(await due()).toEqual([{ record_type: 'quote', record_id: id, kinds: ['dispatch'] }]);
  });

  it('unsent emails are listed up to the number of records requested', async () => {
    for (let count = 0; count < 4; count++) await store('message');
    expect(await due(3)).toHaveLength(3);
  });

  it('wait anew from the last attempt', async () => {
    const id = await store('application', '1 day');
    await log('application', id, 'confirmation', {
      attempts: 1,
      last_error: 'It failed',
      attempted_at: ago(60),
    });
    expect(await due()).toHaveLength(1);
    await markEmail(project, await emailOf(project, id, 'confirmation'), 'It failed again');
    expect(await due()).toEqual([]);
  });

  it.each([...(Object.keys(PEOPLE) as Person[]), 'visitor' as const])(
    'unsent emails aren’t listed for %s',
    async (caller) => {
      await store('quote');
      const answer = await project.as(caller).rpc('due_emails', {});
      expect([answer.data, answer.error?.code]).toEqual([null, FORBIDDEN]);
    },
  );
});

describe('New work for staff', () => {
  interface Unread {
    newest_quote_at: string;
    failed_emails: { id: string; name: string; to_email: string; record_id: string }[];
  }
  async function unread(person: Person = 'admin'): Promise<Unread> {
    const { data, error } = await project.as(person).rpc('admin_unread_counts').single<Unread>();
    expect(error).toBeNull();
    if (data === null) throw new Error('No row');
    return data;
  }
  /** Logs an email whose fifth attempt failed this many days ago. */
  const fail = (type: Type, id: string, kind: string, days: number, columns: object = {}) =>
    log(type, id, kind, { attempts: 5, attempted_at: ago(days * 24 * 60), ...columns });

  it.each(['admin', 'moderator'] as const)(
    'lists to %s the automatic emails that failed for good in 14 days, latest first',
    async (person) => {
      const ids = [];
      for (const [index, type] of TYPES.entries()) {
        const id = await store(type, '13 days');
        ids.push(id);
        await fail(type, id, 'confirmation', 10 - index);
      }
      const [quote = '', message = '', application = ''] = ids;
      await fail('quote', quote, 'dispatch', 15);
      await fail('message', message, 'dispatch', 1, { attempts: 4 });
      const other = await store('quote', '2 days');
      await fail('quote', other, 'confirmation', 1, { sent_at: ago(1) });

      const { failed_emails } = await unread(person);
      expect(failed_emails.map(({ record_id }) => record_id)).toEqual([
        application,
        message,
        quote,
      ]);
      expect(failed_emails[0]).toEqual({
        id: expect.any(String) as string,
        name: 'Confirmation of the application',
        record_type: 'application',
        record_id: application,
        to_email: 'jo@example.com',
      });
    },
  );

  it.each(TYPES)('leaves out an email about a record in the trash: %s', async (type) => {
    const id = await store(type, '2 days', { deleted_at: ago(1) });
    await fail(type, id, 'confirmation', 1);
    expect((await unread()).failed_emails).toEqual([]);
  });

  it('lists at most 20 emails', async () => {
    for (let count = 0; count < 21; count++) {
      await fail('message', await store('message', '2 days'), 'confirmation', 1);
    }
    expect((await unread()).failed_emails).toHaveLength(20);
  });

  it('names when the newest quote was stored, without the trash', async () => {
    expect((await unread()).newest_quote_at).toBe('-infinity');

    await store('quote', '2 days');
    const newest = await store('quote', '1 day');
    await store('quote', '1 hour', { deleted_at: ago(1) });
    const [row] = await project.sql<{ at: string }>(
      `select to_json(created_at) #>> '{}' as at from public.quotes where id = $1`,
      [newest],
    );
    expect((await unread()).newest_quote_at).toBe(row?.at);
    // To the microsecond: the console reads the quotes after it.
    const later = await project.as('admin').from('quotes').select('id').gt('created_at', row?.at);
    expect(later.data).toEqual([]);
  });
});

describe('A scheduled function', () => {
  const call = () =>
    project.sql<{ id: unknown }>(
      "select private.call_scheduled_function('send-unsent-emails')::integer as id",
    );

  it('a scheduled function is called with the secret and the address from Vault', async () => {
    await expect(call()).rejects.toThrow('Add project_url and cron_secret to Vault');

    await project.supabase.local.exec(`
      set session authorization supabase_admin;
      insert into vault.decrypted_secrets
      values ('project_url', 'https://ref.supabase.co/'), ('cron_secret', 'a secret');
      set session authorization postgres`);
    const [request] = await call();
    expect(
      await project.sql('select id::integer, url, headers from net.http_request_queue'),
    ).toEqual([
      {
        id: request?.id,
        url: 'https://ref.supabase.co/functions/v1/send-unsent-emails',
        headers: { 'content-type': 'application/json', 'x-cron-secret': 'a secret' },
      },
    ]);
  });
});
