import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAsScheduler, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { storeMessage } from './support/messages.ts';

const NAME = 'send-unsent-emails';
// Not a literal, because the functions are compiled with other settings.
const MODULE = new URL('../../supabase/functions/send-unsent-emails/templates.ts', import.meta.url)
  .href;

describe('A kind of email', () => {
  const provider = useEmailApi();
  const supabase = useFunction(NAME);
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('has a template, and a template has a kind', async () => {
    const kinds = await supabase.sql<{ kind: string }>(
      `select kind from public.email_kinds where kind <> 'reply' order by kind`,
    );
    const { TEMPLATES } = (await import(MODULE)) as {
      TEMPLATES: Record<string, Record<string, unknown>>;
    };
    const written = new Set(
      Object.values(TEMPLATES).flatMap((templates) => Object.keys(templates)),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([...written].sort());
  });

  it('a kind without a template fails visibly and doesn’t stop the other emails of its record', async () => {
    const { id } = await storeMessage(supabase);
    await supabase.sql(`insert into public.email_kinds (kind, name) values ('survey', 'Survey')`);
    await supabase.sql(
      `insert into private.email_kind_records (kind, record_type) values ('survey', 'message')`,
    );
    await supabase.sql(
      `insert into public.emails (record_type, record_id, kind) values ('message', $1, 'survey')`,
      [id],
    );
    await supabase.sql('update public.emails set due_at = now() where record_id = $1', [id]);

    await callAsScheduler(supabase, NAME);

    const rows = await supabase.sql(
      `select kind, state::text, attempts, last_error from public.emails
       where record_id = $1 order by kind`,
      [id],
    );
    expect(rows).toEqual([
      { kind: 'confirmation', state: 'sent', attempts: 1, last_error: null },
      { kind: 'dispatch', state: 'sent', attempts: 1, last_error: null },
      { kind: 'survey', state: 'queued', attempts: 1, last_error: 'survey has no template' },
    ]);
    expect(provider.accepted).toHaveLength(2);
  });

  it('can be sent once per recipient and version of a record', async () => {
    const { id } = await storeMessage(supabase);
    const { userId: person } = await supabase.signUp();
    const queue = (recipient: string | null, version: number) =>
      supabase.sql(
        `insert into public.emails (record_type, record_id, kind, recipient_id, version)
         values ('message', $1, 'dispatch', $2, $3)`,
        [id, recipient, version],
      );
    await queue(null, 2);
    await queue(person, 1);
    await expect(queue(null, 2)).rejects.toThrow('emails_once');
    await expect(queue(person, 1)).rejects.toThrow('emails_once');
    await expect(
      supabase.sql(
        `insert into public.emails (record_type, record_id, kind) values ('message', $1, 'poem')`,
        [randomUUID()],
      ),
    ).rejects.toThrow('foreign key');
  });
});
