import { describe, expect, it } from 'vitest';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();

describe.each([
  {
    table: 'quotes',
    type: 'quote',
    claim: 'claim_quote_email',
    release: 'release_quote_email',
    argument: '_quote_id',
    newRow: aQuote,
  },
  {
    table: 'job_applications',
    type: 'application',
    claim: 'claim_application_email',
    release: 'release_application_email',
    argument: '_application_id',
    newRow: anApplication,
  },
  {
    table: 'contact_messages',
    type: 'message',
    claim: 'claim_message_email',
    release: 'release_message_email',
    argument: '_message_id',
    newRow: aMessage,
  },
])('Emails about a row of $table', ({ table, type, claim, release, argument, newRow }) => {
  const call = async (name: string, id: string, caller: Caller = 'service') => {
    const answer = await project.as(caller).rpc(name, { [argument]: id });
    return {
      rows: (answer.data ?? []) as Record<string, unknown>[],
      code: answer.error?.code,
    };
  };
  const store = async () => {
    const row = newRow();
    await project.as('visitor').from(table).insert(row);
    return row.id;
  };

  it('are claimed once, with the stored row', async () => {
    const id = await store();

    const first = await call(claim, id);
    expect(first.rows).toHaveLength(1);
    expect(first.rows[0]).toMatchObject({ id, email: 'jo@example.com' });
    expect(first.rows[0]?.['emailed_at']).not.toBeNull();
    expect(await call(claim, id)).toEqual({ rows: [], code: undefined });
  });

  it('are claimed by only one of several concurrent calls', async () => {
    const id = await store();

    const calls = await Promise.all(Array.from({ length: 6 }, () => call(claim, id)));

    expect(calls.flatMap(({ rows }) => rows)).toHaveLength(1);
  });

  it('can be claimed again after sending failed', async () => {
    const id = await store();
    await call(claim, id);

    expect((await call(release, id)).code).toBeUndefined();

    expect((await call(claim, id)).rows).toHaveLength(1);
  });

  it('can be claimed and released without changing the row’s version', async () => {
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

    await call(claim, id);
    expect(await version()).toBe(before);
    await call(release, id);
    expect(await version()).toBe(before);
    const status = table === 'job_applications' ? 'reviewed' : 'archived';
    await project.as('admin').from(table).update({ status }).eq('id', id);
    expect(await version()).not.toBe(before);
  });

  it('can be claimed by edge functions only', async () => {
    const id = await store();
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect((await call(claim, id, caller)).code).toBe(FORBIDDEN);
      expect((await call(release, id, caller)).code).toBe(FORBIDDEN);
    }
  });

  it('cannot be claimed for a missing row', async () => {
    expect((await call(claim, newRow().id)).rows).toEqual([]);
  });

  it('cannot be claimed in the trash, but can once restored', async () => {
    const id = await store();
    const admin = project.as('admin');
    const moved = await admin.rpc('trash_records', { _type: type, _ids: [id] });
    expect((await call(claim, id)).rows).toEqual([]);

    const [{ updated_at }] = moved.data as [{ updated_at: string }];
    await admin.rpc('restore_records', { _type: type, _ids: [id], _seen: [updated_at] });
    expect((await call(claim, id)).rows).toHaveLength(1);
  });

  it('are stored by visitors as not sent', async () => {
    const { error } = await project
      .as('visitor')
      .from(table)
      .insert(newRow({ emailed_at: new Date().toISOString() }));
    expect(error?.code).toBe(FORBIDDEN);
  });
});

describe('The log of automatic emails', () => {
  const attempt = (id: string, parts: object, caller: Caller = 'service') =>
    project.as(caller).rpc('log_site_email', {
      _record_type: 'quote',
      _record_id: id,
      _kind: 'confirmation',
      _to_email: 'jo@example.com',
      _subject: 'Your quote request',
      ...parts,
    });
  const logged = async (id: string) => {
    const { data } = await project
      .as('admin')
      .from('email_log')
      .select('attempts, last_error, sent_at, provider_id')
      .eq('quote_id', id);
    return data;
  };
  const store = async () => {
    const row = aQuote();
    await project.as('visitor').from('quotes').insert(row);
    return row.id;
  };

  it('counts attempts and keeps the last error until the email is sent', async () => {
    const id = await store();
    await attempt(id, { _error: 'The email provider returned 503' });
    await attempt(id, { _error: 'The email provider returned 422' });
    expect(await logged(id)).toEqual([
      {
        attempts: 2,
        last_error: 'The email provider returned 422',
        sent_at: null,
        provider_id: null,
      },
    ]);

    await attempt(id, { _provider_id: 'email-1' });
    const sent = {
      attempts: 3,
      last_error: null,
      sent_at: expect.any(String) as string,
      provider_id: 'email-1',
    };
    expect(await logged(id)).toEqual([sent]);
    await attempt(id, { _error: 'Too late' });
    expect(await logged(id)).toEqual([sent]);
  });

  it('isn’t a reply: the reply clock keeps running and the activity log has no reply', async () => {
    const id = await store();
    await attempt(id, { _error: 'The email provider returned 503' });
    await attempt(id, { _provider_id: 'email-1' });

    const admin = project.as('admin');
    const quote = await admin.from('quotes').select('replied_at').eq('id', id).single();
    expect(quote.data).toEqual({ replied_at: null });
    const log = await admin.from('activity_log').select('action').eq('record_id', id);
    expect(log.data).toEqual([{ action: 'created' }]);
  });

  it('is written by edge functions only', async () => {
    const id = await store();
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect((await attempt(id, {}, caller)).error?.code).toBe(FORBIDDEN);
    }
  });
});
