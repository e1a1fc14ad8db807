import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@tests/local-supabase.ts';
import { callFunction, useFunction } from './support/call-function.ts';

const NAME = 'load-document';
const KINDS = ['bol', 'pod', 'rate_confirmation', 'coi', 'w9', 'permit', 'photo', 'other'] as const;
type Kind = (typeof KINDS)[number];

describe('Documents of a private link', () => {
  const supabase = useFunction(NAME, { seed: true });
  let admin: Client;
  beforeAll(async () => {
    await supabase.sql('update private.settings set rate_limit_calls_per_id = 1000');
    admin = (await supabase.signIn('admin@example.com')).client;
  });

  /** A load of a quote with a private link. */
  const plan = async () => {
    const token = randomBytes(24).toString('base64url');
    const [quote, load] = [randomUUID(), randomUUID()];
    await supabase.sql(
      `insert into public.quotes (id, customer_name, email, phone, origin, destination, equipment,
         length, width, height, link_hash)
       values ($1, 'Jo Field', 'jo@example.com', '937-555-0126', 'Lima, OH', 'Tulsa, OK',
         'RGN', 24, 12, 11, private.hash_link_token($2))`,
      [quote, token],
    );
    await supabase.sql(
      `insert into public.loads (id, title, origin, destination, equipment, length, width, height, quote_id)
       values ($1, 'Press crown', 'Lima, OH', 'Tulsa, OK', 'RGN', 24, 12, 11, $2)`,
      [load, quote],
    );
    return { quote, load, token };
  };
  const add = async (load: string, kind: Kind) => {
    const id = randomUUID();
    const path = `${load}/${id}.pdf`;
    const type = 'application/pdf';
    const { error } = await admin.storage
      .from('load-documents')
      .upload(path, new Blob([`%PDF-1.7 ${id}`], { type }), { contentType: type });
    expect(error).toBeNull();
    const added = await admin.rpc('add_load_document', {
      _id: id,
      _load_id: load,
      _kind: kind,
      _file_path: path,
      _name: `${kind}.pdf`,
      _sha256: createHash('sha256').update(id).digest('hex'),
    });
    expect(added.error).toBeNull();
    return { id, path };
  };
  const ask = async (id: string, token: string, client?: Client) => {
    const { status, body } = await callFunction(
      supabase,
      NAME,
      { document: { id }, token },
      client,
    );
    return { status, path: (body as { path?: string }).path };
  };

  it('come with the address to read BOL and POD, for a visitor with the link', async () => {
    const { load, token } = await plan();
    for (const kind of ['bol', 'pod'] as const) {
      const { id } = await add(load, kind);
      const { status, path = '' } = await ask(id, token);
      expect(status).toBe(200);
      const file = await fetch(`${supabase.local.url}${path}`);
      expect(await file.text()).toBe(`%PDF-1.7 ${id}`);
      // Only this file.
      const { path: other } = await add(load, 'rate_confirmation');
      const moved = path.replace(/load-documents\/[^?]+/u, `load-documents/${other}`);
      expect((await fetch(`${supabase.local.url}${moved}`)).ok).toBe(false);
    }
  });

  it('leave out documents of the driver, pilot cars and dispatch', async () => {
    const { load, token } = await plan();
    for (const kind of KINDS.filter((one) => one !== 'bol' && one !== 'pod')) {
      const { id } = await add(load, kind);
      expect(await ask(id, token)).toEqual({ status: 404, path: undefined });
    }
  });

  it('documents of a private link are refused with another link, no link, a guess, and a session without the link', async () => {
    const [{ load, token }, other] = [await plan(), await plan()];
    const { id } = await add(load, 'pod');
    const driver = (await supabase.signIn('driver@example.com')).client;
    const refused = [
      await ask(id, other.token),
      await ask(id, ''),
      await ask(id, `${token}x`),
      await ask(id, other.token, driver),
      await ask(id, other.token, admin),
      await ask(randomUUID(), token),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  it('documents of a private link are refused with a revoked link, and for a load no longer linked to its quote', async () => {
    const { quote, load, token } = await plan();
    const { id } = await add(load, 'pod');
    expect((await ask(id, token)).status).toBe(200);
    const tries = [
      [
        'update public.quotes set deleted_at = now() where id = $1',
        'update public.quotes set deleted_at = null where id = $1',
        quote,
      ],
      ['update public.loads set quote_id = null where id = $1', null, load],
    ] as const;
    for (const [revoke, restore, row] of tries) {
      await supabase.sql(revoke, [row]);
      expect((await ask(id, token)).status).toBe(404);
      if (restore !== null) await supabase.sql(restore, [row]);
    }
    await supabase.sql('update public.loads set quote_id = $2 where id = $1', [load, quote]);
    await supabase.sql('update public.quotes set link_hash = null where id = $1', [quote]);
    expect((await ask(id, token)).status).toBe(404);
    // A link that was emailed, until its secret changes.
    await supabase.sql(
      'insert into private.quote_links (quote_id, token_hash) values ($1, private.hash_link_token($2))',
      [quote, token],
    );
    expect((await ask(id, token)).status).toBe(200);
    await supabase.sql('delete from private.quote_links where quote_id = $1', [quote]);
    expect((await ask(id, token)).status).toBe(404);
  });

  it('documents of a private link are refused in quarantine', async () => {
    const { load, token } = await plan();
    const { id, path } = await add(load, 'pod');
    await supabase.sql(
      `insert into public.file_checks (bucket_id, path, declared_type, is_quarantined)
       values ('load-documents', $1, 'application/pdf', true)`,
      [path],
    );
    expect((await ask(id, token)).status).toBe(404);
  });

  it('a body without a document or token is refused', async () => {
    for (const body of [
      {},
      { document: { id: 'x' }, token: 'y' },
      { document: { id: randomUUID() } },
    ]) {
      expect((await callFunction(supabase, NAME, body)).status).toBe(400);
    }
  });
});
