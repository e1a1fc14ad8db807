import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { REPLY_MAX } from '../../supabase/functions/_shared/contracts/reply.ts';
import { TEXT_LIMITS } from '../../supabase/functions/_shared/contracts/text.ts';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';
import { DEMO_LOAD } from './support/staff-calls.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();

const TABLES = {
  quote: 'quotes',
  message: 'contact_messages',
  application: 'job_applications',
} as const;
type RecordType = keyof typeof TABLES;
const ROWS = { quote: aQuote, message: aMessage, application: anApplication };
/** Their labels in the activity log. */
const LABELS = {
  quote: 'Dayton, OH → Laredo, TX',
  message: 'A question',
  application: 'CDL Truck Driver',
};

/** Stores a record to reply to. */
async function store(type: RecordType): Promise<string> {
  const row = ROWS[type]();
  await project.as('visitor').from(TABLES[type]).insert(row);
  return row.id;
}

const aReply = (type: RecordType, recordId: string, parts: object = {}) => ({
  _reply_id: randomUUID(),
  _record_type: type,
  _record_id: recordId,
  _subject: 'Your move to Laredo',
  _body: 'We can do that.\nCall us.',
  _sent_by: PEOPLE.admin as string,
  ...parts,
});
type Reply = ReturnType<typeof aReply>;

const claim = async (reply: Reply, caller: Caller = 'service') => {
  const answer = await project.as(caller).rpc('claim_reply', reply);
  return { rows: (answer.data ?? []) as Record<string, unknown>[], code: answer.error?.code };
};
const finish = (id: string) =>
  project.as('service').rpc('finish_reply', { _reply_id: id, _provider_id: 'email-1' });
const logged = async (id: string): Promise<unknown> =>
  (await project.as('admin').from('emails').select('*').eq('id', id).maybeSingle()).data;

describe('An email', () => {
  it.each([
    ['quote', 'quote_link'],
    ['message', 'offer'],
    ['application', 'load_hold'],
    ['load', 'reply'],
    ['load', 'paper_expires'],
  ] as const)('about a record of the type %s can’t be of the kind %s', async (type, kind) => {
    const { error } = await project
      .as('service')
      .from('emails')
      .insert({
        record_type: type,
        record_id: type === 'load' ? DEMO_LOAD : await store(type),
        kind,
        ...(kind === 'reply' && { to_email: 'jo@example.com', subject: 'A', body: 'B' }),
      });
    expect(error?.message).toContain('emails_kind_fits_record');
  });
});

describe.each(['quote', 'message', 'application'] as const)('Reply to a record: %s', (type) => {
  it('a reply is claimed once, addressed to the record’s email address', async () => {
    const recordId = await store(type);
    const reply = aReply(type, recordId);

    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(reply)));

    const rows = answers.flatMap((answer) => answer.rows);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      to_email: 'jo@example.com',
      subject: reply._subject,
      sent_by: PEOPLE.admin,
      sent_at: null,
    });
  });

  it('a reply is recorded as sent, here and in the activity log', async () => {
    const recordId = await store(type);
    const reply = aReply(type, recordId);
    await claim(reply);
    await finish(reply._reply_id);

    expect(await logged(reply._reply_id)).toMatchObject({
      sent_at: expect.any(String) as string,
      provider_id: 'email-1',
    });
    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('actor_id, action, subject, label')
      .eq('record_id', recordId)
      .eq('action', 'replied');
    expect(data).toEqual([
      { actor_id: PEOPLE.admin, action: 'replied', subject: type, label: LABELS[type] },
    ]);
  });

  it('a reply is deleted with its record', async () => {
    const recordId = await store(type);
    const reply = aReply(type, recordId);
    await claim(reply);
    await finish(reply._reply_id);

    await deleteFromTrash(project, TABLES[type], recordId);

    expect(await logged(reply._reply_id)).toBeNull();
  });

  it('needs an existing record', async () => {
    expect(await claim(aReply(type, randomUUID()))).toEqual({ rows: [], code: undefined });
  });
});

describe('Claiming a reply', () => {
  it('can be released without a trace and repeated', async () => {
    const reply = aReply('message', await store('message'));
    await claim(reply);
    await project.as('service').rpc('release_reply', { _reply_id: reply._reply_id });

    expect(await logged(reply._reply_id)).toBeNull();
    expect((await claim(reply)).rows).toHaveLength(1);
  });

  it('cannot be released or held once the email is sent', async () => {
    const reply = aReply('message', await store('message'));
    await claim(reply);
    await finish(reply._reply_id);
    await project.as('service').rpc('release_reply', { _reply_id: reply._reply_id });

    expect(await logged(reply._reply_id)).not.toBeNull();
    expect((await claim(reply)).rows).toEqual([]);
    await expect(
      project.sql(`update public.emails set hold = 'waiting' where id = $1`, [reply._reply_id]),
    ).rejects.toThrow('emails_hold_is_unsent');
  });

  it('expires after two minutes, for the same record only', async () => {
    const reply = aReply('message', await store('message'));
    await claim(reply);
    await project.sql(
      `update public.emails set created_at = now() - interval '3 minutes' where id = $1`,
      [reply._reply_id],
    );

    expect((await claim({ ...reply, _record_id: await store('message') })).rows).toEqual([]);
    expect((await claim({ ...reply, _sent_by: PEOPLE.broker })).rows).toEqual([]);
    expect((await claim({ ...reply, _body: 'Better said.' })).rows[0]).toMatchObject({
      body: 'Better said.',
    });
  });

  it.each([
    { _subject: ' ' },
    { _subject: 'Two\nlines' },
    { _subject: 'x'.repeat(TEXT_LIMITS.subject + 1) },
    { _body: ' \n ' },
    { _body: 'x'.repeat(REPLY_MAX + 1) },
  ])('claiming a reply is rejected with %j', async (parts) => {
    expect((await claim(aReply('message', await store('message'), parts))).code).toBe(REFUSED);
  });

  it('claiming a reply is for the edge function only', async () => {
    const reply = aReply('message', await store('message'));
    for (const caller of ['visitor', 'customer', 'admin'] as const) {
      expect((await claim(reply, caller)).code).toBe(FORBIDDEN);
      for (const name of ['finish_reply', 'release_reply']) {
        const parts = { _reply_id: reply._reply_id };
        const { error } = await project
          .as(caller)
          .rpc(name, name === 'finish_reply' ? { ...parts, _provider_id: 'x' } : parts);
        expect(error?.code).toBe(FORBIDDEN);
      }
    }
  });

  it('claiming a reply is limited to thirty emails in ten minutes, concurrent ones included', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['admin'] });
    const recordId = await store('message');

    const answers = await Promise.all(
      Array.from({ length: 33 }, () => claim(aReply('message', recordId, { _sent_by: userId }))),
    );

    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(30);
    expect(answers.filter(({ code }) => code === 'PT429')).toHaveLength(3);
    expect((await claim(aReply('message', recordId))).code).toBeUndefined();
  });
});
