import { describe, expect, it } from 'vitest';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { aMessage, aQuote } from './support/rows.ts';

const project = useProject();

describe.each([
  {
    table: 'quotes',
    claim: 'claim_quote_email',
    release: 'release_quote_email',
    argument: '_quote_id',
    newRow: aQuote,
  },
  {
    table: 'contact_messages',
    claim: 'claim_message_email',
    release: 'release_message_email',
    argument: '_message_id',
    newRow: aMessage,
  },
])('Emails about a row of $table', ({ table, claim, release, argument, newRow }) => {
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
    await project.as('admin').from(table).update({ status: 'archived' }).eq('id', id);
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
});
