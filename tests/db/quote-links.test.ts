import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const newToken = () => randomBytes(24).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The parts of an answer these tests read; the client knows no types of ours. */
interface Answer {
  data: unknown;
  error: { code: string } | null;
  status: number;
}
const follow = async (token: unknown, caller: Caller = 'visitor'): Promise<Answer> =>
  project.as(caller).rpc('track_quote', { _token: token });
const setLimits = (perSender: number, overall: number) =>
  project.sql('update private.settings set rate_limit_per_sender = $1, rate_limit_overall = $2', [
    perSender,
    overall,
  ]);

/** Sends a quote as the form does, with a link of its own. */
async function send(parts: Record<string, unknown> = {}, caller: Caller = 'visitor') {
  const token = newToken();
  const answer = await project
    .as(caller)
    .from('quotes')
    .insert({ ...aQuote(), link_hash: hashOf(token), ...parts })
    .select()
    .single();
  if (answer.error) throw answer.error;
  return { token, row: answer.data as { id: string; reference: string; created_at: string } };
}

/** The token of the link the mails about a quote carry. */
async function mailToken(id: string): Promise<string> {
  const claimed: Answer = await project.as('service').rpc('claim_quote_email', { _quote_id: id });
  return (claimed.data as { link_token: string }[])[0]?.link_token ?? 'none';
}

beforeEach(async () => {
  await setLimits(100, 1000);
  await project.sql('delete from private.rate_limit_counts');
});

describe('the private link', () => {
  it('shows status, times and route to whoever has it, and nothing else', async () => {
    const { token, row } = await send();
    const expected = {
      reference: row.reference,
      status: 'new',
      origin: 'Dayton, OH',
      destination: 'Laredo, TX',
      created_at: row.created_at,
      reviewed_at: null,
      archived_at: null,
    };

    for (const caller of ['visitor', 'carrier', 'admin'] as const) {
      const { data, error } = await follow(token, caller);
      expect(error).toBeNull();
      // Exactly these columns: no name, no address, no phone, no load, no id.
      expect(data).toEqual([expected]);
    }
  });

  it('shows what became of the quote', async () => {
    const { token, row } = await send();
    await project.as('admin').from('quotes').update({ status: 'reviewed' }).eq('id', row.id);

    expect((await follow(token)).data).toMatchObject([
      { status: 'reviewed', reviewed_at: expect.any(String) as string },
    ]);
  });

  it('shows no address and no number somebody typed among the places', async () => {
    const { token } = await send({
      origin: 'Ann ann.b@example.com, Dayton, OH 45402',
      destination: 'Gate 4, call (937) 555-0100 ext, Laredo, TX',
    });

    expect((await follow(token)).data).toMatchObject([
      { origin: 'Ann … Dayton, OH 45402', destination: 'Gate 4, call … ext, Laredo, TX' },
    ]);
  });

  it('in the mails is another one, the same in every mail', async () => {
    const { token, row } = await send();

    const mailed = await mailToken(row.id);

    expect(mailed).toMatch(/^[\w-]{32}$/);
    expect(mailed).not.toBe(token);
    expect((await follow(mailed)).data).toEqual((await follow(token)).data);
    await project.as('service').rpc('release_quote_email', { _quote_id: row.id });
    expect(await mailToken(row.id)).toBe(mailed);
  });

  it('goes with its quote', async () => {
    const { token, row } = await send();
    const mailed = await mailToken(row.id);

    await project.as('admin').from('quotes').delete().eq('id', row.id);

    expect([(await follow(token)).data, (await follow(mailed)).data]).toEqual([[], []]);
  });

  it('needs none: a quote sent without one is followed by its mail alone', async () => {
    const { row } = await send({ link_hash: null });

    expect((await follow('')).data).toEqual([]);
    expect((await follow(await mailToken(row.id))).data).toHaveLength(1);
  });
});

describe('without the link', () => {
  it('nothing opens: neither reference, id nor hash, nor any near miss', async () => {
    const { token, row } = await send();
    const mailed = await mailToken(row.id);
    const misses = [
      row.reference,
      row.id,
      hashOf(token),
      hashOf(mailed),
      hashOf(hashOf(token)),
      token.slice(0, -1),
      `${token} `,
      token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
      newToken(),
      '%',
      '',
      null,
      'x'.repeat(100_000),
    ];
    for (const miss of misses) {
      const { data, error } = await follow(miss);
      expect({ data, error }).toEqual({ data: [], error: null });
    }
  });

  it('is no token stored anywhere, only its hash', async () => {
    const { token, row } = await send();
    const mailed = await mailToken(row.id);
    for (const table of ['public.quotes', 'private.quote_links', 'private.rate_limit_counts']) {
      const rows = await project.sql(`select t::text as row from ${table} as t`);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(mailed);
    }
  });

  it('can nobody read the tables behind it, nor make a token', async () => {
    for (const caller of ['visitor', 'customer', 'admin', 'service'] as const) {
      for (const table of ['quote_links', 'quote_link_requests', 'settings']) {
        const { error } = await project.as(caller).schema('private').from(table).select('*');
        expect(error).not.toBeNull();
      }
      const made = await project
        .as(caller)
        .schema('private')
        .rpc('email_link_token', { _quote_id: aQuote().id });
      expect(made.error).not.toBeNull();
    }
  });
});

describe('a link of one’s own', () => {
  it('is not slipped under a quote that is there', async () => {
    const { row } = await send();
    const mine = newToken();
    const theirs = { ...aQuote({ id: row.id }), link_hash: hashOf(mine) };

    for (const ignoreDuplicates of [true, false]) {
      await project
        .as('visitor')
        .from('quotes')
        .upsert(theirs, { onConflict: 'id', ignoreDuplicates });
    }
    const changed = await project
      .as('admin')
      .from('quotes')
      .update({ link_hash: hashOf(mine) })
      .eq('id', row.id);

    expect(changed.error?.code).toBe(FORBIDDEN);
    expect((await follow(mine)).data).toEqual([]);
  });

  it.each(['x', 'g'.repeat(64), 'A'.repeat(64), 'a'.repeat(63)])(
    'is not stored as anything but a hash: %s',
    async (link_hash) => {
      const { error } = await project
        .as('visitor')
        .from('quotes')
        .insert({ ...aQuote(), link_hash });
      expect(error?.code).toBe(REFUSED);
    },
  );
});

describe('guessing', () => {
  it('is slowed down for each address, misses counted, and opens with the next window', async () => {
    await setLimits(1, 1000);
    const { token } = await send();
    for (let miss = 0; miss < 6; miss++) expect((await follow(newToken())).error).toBeNull();

    const { status, error } = await follow(token);

    expect([status, error?.code]).toEqual([429, 'PT429']);
    await project.sql(
      `update private.rate_limit_counts set window_start = window_start - 3 * rate_limit_window
       from private.settings`,
    );
    expect((await follow(token)).data).toHaveLength(1);
  });

  it('is slowed down for everybody together', async () => {
    await setLimits(100, 1);
    for (let miss = 0; miss < 6; miss++) expect((await follow(newToken())).error).toBeNull();

    expect((await follow(newToken())).error?.code).toBe('PT429');
  });

  it('does not keep quotes out', async () => {
    await setLimits(1, 1000);
    for (let miss = 0; miss < 7; miss++) await follow(newToken());

    const { error } = await project.as('visitor').from('quotes').insert(aQuote());
    expect(error).toBeNull();
  });
});
