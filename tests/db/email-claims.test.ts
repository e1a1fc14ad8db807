import { describe, expect, it } from 'vitest';
import { claimRecord, emailOf, markEmail } from './support/emails.ts';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();

describe.each([
  { table: 'quotes', type: 'quote', kinds: ['confirmation', 'dispatch'], newRow: aQuote },
  {
    table: 'job_applications',
    type: 'application',
    kinds: ['confirmation'],
    newRow: anApplication,
  },
  {
    table: 'contact_messages',
    type: 'message',
    kinds: ['confirmation', 'dispatch'],
    newRow: aMessage,
  },
])('Emails about a row of $table', ({ table, type, kinds, newRow }) => {
  const claim = (id: string, caller?: Caller) => claimRecord(project, type, id, caller);
  const kindsOf = async (id: string) => (await claim(id)).claimed.map(({ kind }) => kind).sort();
  const store = async () => {
    const row = newRow();
    expect((await project.as('visitor').from(table).insert(row)).error).toBeNull();
    return row.id;
  };
  const failAll = async (id: string) => {
    for (const kind of kinds) await markEmail(project, await emailOf(project, id, kind), 'refused');
  };

  it('emails are claimed once, with the stored row', async () => {
    const id = await store();

    const { claimed } = await claim(id);
    expect(claimed.map(({ kind }) => kind).sort()).toEqual(kinds);
    for (const { contents } of claimed) expect(contents).toMatchObject({ email: 'jo@example.com' });
    expect(await claim(id)).toEqual({ claimed: [], code: undefined });
  });

  it('emails are claimed together by only one of several concurrent calls', async () => {
    const id = await store();

    const calls = await Promise.all(Array.from({ length: 6 }, () => claim(id)));

    expect(calls.map(({ claimed }) => claimed.length).sort()).toEqual([
      0,
      0,
      0,
      0,
      0,
      kinds.length,
    ]);
  });

  it('can be claimed again after sending failed, but not after they were sent', async () => {
    const id = await store();
    await claim(id);
    await failAll(id);
    expect(await kindsOf(id)).toEqual(kinds);

    await markEmail(project, await emailOf(project, id, 'confirmation'));
    await failAll(id);
    await project.sql(
      `update public.emails set claimed_at = now() - interval '11 minutes' where record_id = $1`,
      [id],
    );
    expect(await kindsOf(id)).toEqual(kinds.filter((kind) => kind !== 'confirmation'));
  });

  it('can be claimed and marked without changing the row’s version', async () => {
    const id = await store();
    const version = async () => {
      const answer = await project
        .as('admin')
        .from(table)
        .select('updated_at')
        .eq('id', id)
        .single();
      return answer.data?.['updated_at'] as string;
    };
    const before = await version();

    await claim(id);
    await failAll(id);
    expect(await version()).toBe(before);
    const status = table === 'job_applications' ? 'reviewed' : 'archived';
    await project.as('admin').from(table).update({ status }).eq('id', id);
    expect(await version()).not.toBe(before);
  });

  it('can be claimed by edge functions only', async () => {
    const id = await store();
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect((await claim(id, caller)).code).toBe(FORBIDDEN);
    }
  });

  it('cannot be claimed for a missing row', async () => {
    expect((await claim(newRow().id)).claimed).toEqual([]);
  });

  it('cannot be claimed in the trash, but can once restored', async () => {
    const id = await store();
    const admin = project.as('admin');
    const moved = await admin.rpc('trash_records', { _type: type, _ids: [id] });
    expect((await claim(id)).claimed).toEqual([]);

    const [{ updated_at }] = moved.data as [{ updated_at: string }];
    await admin.rpc('restore_records', { _type: type, _ids: [id], _seen: [updated_at] });
    expect(await kindsOf(id)).toEqual(kinds);
  });

  it('emails are deleted with the row', async () => {
    const id = await store();
    await project.sql(`delete from public.${table} where id = $1`, [id]);
    expect((await claim(id)).claimed).toEqual([]);
    expect(await project.sql('select from public.emails where record_id = $1', [id])).toEqual([]);
  });

  it('emails are not queued for rows older than three days, as after an import', async () => {
    const row = { ...newRow(), created_at: new Date(Date.now() - 73 * 3_600_000).toISOString() };
    expect((await project.as('service').from(table).insert(row)).error).toBeNull();
    expect((await claim(row.id)).claimed).toEqual([]);
  });
});

describe('An automatic email', () => {
  const logged = async (id: string) => {
    const { data } = await project
      .as('admin')
      .from('emails')
      .select('state, attempts, last_error, sent_at, provider_id')
      .eq('quote_id', id)
      .eq('kind', 'confirmation');
    return data;
  };
  const store = async () => {
    const row = aQuote();
    await project.as('visitor').from('quotes').insert(row);
    return { id: row.id, email: await emailOf(project, row.id, 'confirmation') };
  };

  it('counts attempts and keeps the last error until it is sent', async () => {
    const { id, email } = await store();
    await markEmail(project, email, 'The email provider returned 503');
    await markEmail(project, email, 'The email provider returned 422');
    expect(await logged(id)).toEqual([
      {
        state: 'queued',
        attempts: 2,
        last_error: 'The email provider returned 422',
        sent_at: null,
        provider_id: null,
      },
    ]);

    await markEmail(project, email);
    const sent = {
      state: 'sent',
      attempts: 3,
      last_error: null,
      sent_at: expect.any(String) as string,
      provider_id: 'email-1',
    };
    expect(await logged(id)).toEqual([sent]);
    await markEmail(project, email, 'Too late');
    expect(await logged(id)).toEqual([sent]);
  });

  it('shows what happens to it', async () => {
    const { id, email } = await store();
    const state = async () => (await logged(id))?.[0]?.state as string;
    expect(await state()).toBe('queued');
    await claimRecord(project, 'quote', id);
    expect(await state()).toBe('sending');
    for (let attempts = 0; attempts < 5; attempts++) await markEmail(project, email, 'refused');
    expect(await state()).toBe('failed');
  });

  it('isn’t a reply: the reply clock keeps running and the activity log has no reply', async () => {
    const { id, email } = await store();
    await markEmail(project, email, 'The email provider returned 503');
    await markEmail(project, email);

    const admin = project.as('admin');
    const quote = await admin.from('quotes').select('replied_at').eq('id', id).single();
    expect(quote.data).toEqual({ replied_at: null });
    const log = await admin.from('activity_log').select('action').eq('record_id', id);
    expect(log.data).toEqual([{ action: 'created' }]);
  });

  it('an automatic email is marked by edge functions only', async () => {
    const { email } = await store();
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect(await markEmail(project, email, undefined, caller)).toBe(FORBIDDEN);
    }
  });
});
