import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailOf, markEmail } from './support/emails.ts';
import { hashOf, newToken } from './support/link-tokens.ts';
import { privateLinks } from './support/private-links.ts';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();
const { emailToken, send, track } = privateLinks(project);
const setLimits = (perSender: number, overall: number) => limitForms(project, perSender, overall);

beforeEach(async () => {
  await setLimits(100, 1000);
  await project.sql('delete from private.rate_limit_counts');
});

describe('The private link', () => {
  it('shows status, times and what was sent to anyone who has it, and nothing else', async () => {
    const { token, row } = await send();
    const expected = {
      reference: row.reference,
      status: 'new',
      origin: 'Dayton, OH',
      destination: 'Laredo, TX',
      created_at: row.created_at,
      reviewed_at: null,
      archived_at: null,
      equipment: 'RGN',
      length: 0,
      width: 0,
      height: 0,
      pieces: [],
      weight_lbs: null,
      ready_on: null,
      deliver_by: null,
      are_dates_flexible: false,
      commodity: null,
      po_number: null,
      notes: null,
      attachments: [],
      assessment: null,
      stage: { load: null, offer: null },
    };

    for (const caller of ['visitor', 'carrier', 'admin'] as const) {
      const { data, error } = await track(token, caller);
      expect(error).toBeNull();
      // Exactly these columns: no name, no address, no phone, no id.
      expect(data).toEqual([expected]);
    }
  });

  it('shows pieces, dates, PO number, and names and sizes of attachments without their paths', async () => {
    const crown = `${randomUUID()}/crown.pdf`;
    const missing = `${randomUUID()}/rigging.pdf`;
    const contentType = 'application/pdf';
    const { error } = await project
      .as('visitor')
      .storage.from('quote-attachments')
      .upload(crown, new Blob([new Uint8Array(2048)], { type: contentType }), { contentType });
    expect(error).toBeNull();
    const piece = { description: 'Press crown', quantity: 1, weight: 72_200 };
    const columns = {
      pieces: [{ ...piece, length: 24, width: 12, height: 11 }],
      commodity: 'Press crown',
      ready_on: '2026-12-01',
      deliver_by: '2026-12-04',
      are_dates_flexible: true,
      po_number: '4500123456',
    };
    const { token } = await send({ ...columns, attachments: [crown, missing] });

    const { data } = await track(token);

    expect(data).toMatchObject([
      {
        ...columns,
        weight_lbs: 72_200,
        attachments: [
          { name: 'crown.pdf', bytes: 2048 },
          { name: 'rigging.pdf', bytes: null },
        ],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(crown.split('/')[0]);
  });

  it('removes email addresses and phone numbers from the notes, but no sizes', async () => {
    const notes =
      'Ask Jim: 937-555-0126, (937) 555-0127 or +1 937.555.0128,\njim@example.com.\n120 x 96 x 102 in, 12 10 8';
    const { token } = await send({ notes });

    expect((await track(token)).data).toMatchObject([
      { notes: 'Ask Jim: …, … or …,\n…\n120 x 96 x 102 in, 12 10 8' },
    ]);
  });

  it('shows the quote’s progress', async () => {
    const { token, row } = await send();
    await project.as('admin').from('quotes').update({ status: 'reviewed' }).eq('id', row.id);

    expect((await track(token)).data).toMatchObject([
      { status: 'reviewed', reviewed_at: expect.any(String) as string },
    ]);
  });

  it('removes email addresses and phone numbers from the places', async () => {
    const { token } = await send({
      origin: 'Ann ann.b@example.com, Dayton, OH 45402',
      destination: 'Gate 4, call (937) 555-0100 ext, Laredo, TX',
    });

    expect((await track(token)).data).toMatchObject([
      { origin: 'Ann … Dayton, OH 45402', destination: 'Gate 4, call … ext, Laredo, TX' },
    ]);
  });

  it('the emails have another link than the form, the same in every email', async () => {
    const { token, row } = await send();

    const emailed = await emailToken(row.id);

    expect(emailed).toMatch(/^[\w-]{32}$/);
    expect(emailed).not.toBe(token);
    expect((await track(emailed)).data).toEqual((await track(token)).data);
    await markEmail(project, await emailOf(project, row.id, 'dispatch'), 'refused');
    expect(await emailToken(row.id)).toBe(emailed);
  });

  it('still works after the secret changes, until the emailed links are deleted', async () => {
    const { token, row } = await send();
    const before = await emailToken(row.id);
    const sendAgain = async () => {
      await markEmail(project, await emailOf(project, row.id, 'dispatch'), 'refused');
      return emailToken(row.id);
    };

    // As in docs/rotate-secrets.md.
    await project.sql(
      'update private.settings set link_secret = gen_random_uuid()::text || gen_random_uuid()::text',
    );
    const after = await sendAgain();

    expect(after).not.toBe(before);
    expect((await track(before)).data).toHaveLength(1);
    expect((await track(after)).data).toHaveLength(1);

    await project.sql('delete from private.quote_links');

    expect([(await track(before)).data, (await track(after)).data]).toEqual([[], []]);
    expect((await track(token)).data).toHaveLength(1);
    expect((await track(await sendAgain())).data).toHaveLength(1);

    await project.sql('update public.quotes set link_hash = null where id = $1', [row.id]);

    expect((await track(token)).data).toEqual([]);
  });

  it('the private link is deleted with its quote', async () => {
    const { token, row } = await send();
    const emailed = await emailToken(row.id);

    await deleteFromTrash(project, 'quotes', row.id);

    expect([(await track(token)).data, (await track(emailed)).data]).toEqual([[], []]);
  });

  it('the private link is optional: a quote sent without one is tracked by the emailed link', async () => {
    const { row } = await send({ link_hash: null });

    expect((await track('')).data).toEqual([]);
    expect((await track(await emailToken(row.id))).data).toHaveLength(1);
  });
});

describe('Without the link', () => {
  it('a reference, an id, a hash or a similar token gives no access', async () => {
    const { token, row } = await send();
    const emailed = await emailToken(row.id);
    const misses = [
      row.reference,
      row.id,
      hashOf(token),
      hashOf(emailed),
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
      const { data, error } = await track(miss);
      expect({ data, error }).toEqual({ data: [], error: null });
    }
  });

  it('no token is stored, only its hash', async () => {
    const { token, row } = await send();
    const emailed = await emailToken(row.id);
    for (const table of ['public.quotes', 'private.quote_links', 'private.rate_limit_counts']) {
      const rows = await project.sql(`select t::text as row from ${table} as t`);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(emailed);
    }
  });

  it('no client can read the tables behind it or create a token', async () => {
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

describe('The sender’s own link', () => {
  it('cannot be added to an existing quote', async () => {
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
    expect((await track(mine)).data).toEqual([]);
  });

  it.each(['x', 'g'.repeat(64), 'A'.repeat(64), 'a'.repeat(63)])(
    'must be a hash, not %s',
    async (link_hash) => {
      const { error } = await project
        .as('visitor')
        .from('quotes')
        .insert({ ...aQuote(), link_hash });
      expect(error?.code).toBe(REFUSED);
    },
  );
});

describe('Guessing tokens', () => {
  it('guessing tokens is rate-limited per address, misses included, until the next window', async () => {
    await setLimits(1, 1000);
    const { token } = await send();
    for (let miss = 0; miss < 6; miss++) expect((await track(newToken())).error).toBeNull();

    const { status, error } = await track(token);

    expect([status, error?.code]).toEqual([429, 'PT429']);
    await project.sql(
      `update private.rate_limit_counts set window_start = window_start - 3 * rate_limit_window
       from private.settings`,
    );
    expect((await track(token)).data).toHaveLength(1);
  });

  it('guessing tokens is rate-limited overall', async () => {
    await setLimits(100, 1);
    for (let miss = 0; miss < 6; miss++) expect((await track(newToken())).error).toBeNull();

    expect((await track(newToken())).error?.code).toBe('PT429');
  });

  it('does not block new quotes', async () => {
    await setLimits(1, 1000);
    for (let miss = 0; miss < 7; miss++) await track(newToken());

    const { error } = await project.as('visitor').from('quotes').insert(aQuote());
    expect(error).toBeNull();
  });
});
