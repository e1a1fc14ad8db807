import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';

import { useProject } from './support/project.ts';
import { limitForms, sendMessageFrom } from './support/rate-limits.ts';
import { aMessage, anApplication, aQuote } from './support/rows.ts';

const project = useProject();
const send = (
  table: string,
  row: object | object[],
  caller: 'visitor' | 'customer' | 'service' = 'visitor',
) => project.as(caller).from(table).insert(row);
const setLimits = (perSender: number, overall: number) => limitForms(project, perSender, overall);
const sendFrom = (address: string, id: string = randomUUID()) =>
  sendMessageFrom(project, address, id);

beforeEach(async () => {
  await project.sql('delete from private.rate_limit_counts');
  await project.sql('update private.settings set is_challenge_on = false');
});

describe.each([
  ['quotes', aQuote],
  ['contact_messages', aMessage],
  ['job_applications', anApplication],
])('%s', (table, newRow) => {
  it('rows are limited per address, with a readable message', async () => {
    await setLimits(3, 100);
    for (let sent = 0; sent < 3; sent++) expect((await send(table, newRow())).error).toBeNull();

    const { status, error } = await send(table, newRow());

    expect([status, error?.code]).toEqual([429, 'PT429']);
    expect(error?.message).toBe('Too many requests. Please wait a few minutes and try again.');
    // A signed-in user at that address is the same sender.
    expect((await send(table, newRow(), 'customer')).status).toBe(429);
  });

  it('rows are limited overall', async () => {
    await setLimits(6, 4);
    for (let sent = 0; sent < 4; sent++) expect((await send(table, newRow())).error).toBeNull();

    const { status, error } = await send(table, newRow());

    expect([status, error?.code]).toEqual([429, 'PT429']);
    expect(error?.message).toContain('more requests than usual');
  });
});

describe('job-documents', () => {
  const setDocumentLimits = (perSender: number, overall: number) =>
    project.sql(
      'update private.settings set rate_limit_uploads_per_sender = $1, rate_limit_uploads_overall = $2',
      [perSender, overall],
    );
  const newPath = () => `${randomUUID()}/resume_a.pdf`;
  const upload = async (caller: 'visitor' | 'customer' = 'visitor', bucket = 'job-documents') => {
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const { error } = await project
      .as(caller)
      .storage.from(bucket)
      .upload(newPath(), file, { contentType: file.type });
    return error === null
      ? undefined
      : [(error as { statusCode?: string }).statusCode, error.message];
  };
  const refused = ['403', 'Too many uploads. Please wait a few minutes and try again.'];

  it('uploads of documents are limited per address, separately from forms', async () => {
    await setDocumentLimits(2, 100);
    await setLimits(1, 100);
    await send('job_applications', anApplication());
    for (let sent = 0; sent < 2; sent++) expect(await upload()).toBeUndefined();

    expect(await upload()).toEqual(refused);
    expect(await upload('customer')).toEqual(refused);
    expect((await send('quotes', aQuote())).error).toBeNull();
  });

  it('uploads of documents are limited overall', async () => {
    await setDocumentLimits(6, 2);
    for (let sent = 0; sent < 2; sent++) expect(await upload()).toBeUndefined();

    expect(await upload()).toEqual(refused);
  });

  it('uploads of documents are limited together with attachments of quotes', async () => {
    await setDocumentLimits(1, 100);
    expect(await upload('visitor', 'quote-attachments')).toBeUndefined();
    expect(await upload('visitor', 'quote-attachments')).toEqual(refused);
    expect(await upload()).toEqual(refused);
  });

  it('allow the twelve files an application can have', async () => {
    await setDocumentLimits(40, 300);
    for (let sent = 0; sent < 12; sent++) expect(await upload()).toBeUndefined();
  });

  // Hosted Storage tries the insert as the visitor, rolls it back, and stores the row as service_role
  // with the visitor's headers.
  it('count when stored, as any role, and not when rolled back', async () => {
    await setDocumentLimits(1, 100);
    const headers = JSON.stringify({ 'cf-connecting-ip': '198.51.100.9' });
    // Statements sent together are one transaction, which an error rolls back.
    const store = (role: string, then = 'select 1') =>
      project.supabase.local.exec(`
        select set_config('request.headers', '${headers}', true), set_config('role', '${role}', true);
        insert into storage.objects (bucket_id, name) values ('job-documents', '${newPath()}');
        ${then};`);
    const counted = async () => (await project.sql('select from private.rate_limit_counts')).length;

    await expect(store('anon', 'select 1 / 0')).rejects.toThrow(/division by zero/);
    expect(await counted()).toBe(0);
    await store('service_role');
    expect(await counted()).toBe(3);
    await expect(store('anon')).rejects.toThrow(/Too many uploads/);
  });

  it('do not limit the gallery', async () => {
    await setDocumentLimits(1, 1);
    for (let sent = 0; sent < 3; sent++) {
      const file = new Blob(['x'], { type: 'image/webp' });
      const { error } = await project
        .as('admin')
        .storage.from('gallery')
        .upload(`${randomUUID()}.webp`, file, { contentType: file.type });
      expect(error).toBeNull();
    }
  });
});

describe('The rate limit', () => {
  it('counts every row of a call', async () => {
    await setLimits(3, 100);

    expect((await send('quotes', [aQuote(), aQuote(), aQuote(), aQuote()])).status).toBe(429);

    expect((await send('quotes', [aQuote(), aQuote(), aQuote()])).error).toBeNull();
  });

  it('admits exactly the limit of concurrent calls', async () => {
    await setLimits(3, 100);

    const answers = await Promise.all(Array.from({ length: 8 }, () => send('quotes', aQuote())));

    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('counts each form separately', async () => {
    await setLimits(1, 100);
    await send('contact_messages', aMessage());

    expect((await send('contact_messages', aMessage())).status).toBe(429);
    expect((await send('quotes', aQuote())).error).toBeNull();
  });

  it('does not count rows rejected for another reason', async () => {
    await setLimits(1, 100);
    await send('quotes', aQuote({ length: -1 }));

    expect((await send('quotes', aQuote())).error).toBeNull();
  });

  it('resets with the next window and deletes old windows', async () => {
    await setLimits(1, 100);
    await send('quotes', aQuote());
    await project.sql(
      `update private.rate_limit_counts set window_start = window_start - 3 * rate_limit_window
       from private.settings`,
    );

    expect((await send('quotes', aQuote())).error).toBeNull();

    expect(
      await project.sql(
        `select 1 from private.rate_limit_counts where window_start < now() - interval '20 minutes'`,
      ),
    ).toEqual([]);
  });

  it('does not limit edge functions, or SQL without a request', async () => {
    await setLimits(1, 1);

    for (let sent = 0; sent < 3; sent++) {
      expect((await send('quotes', aQuote(), 'service')).error).toBeNull();
      await project.sql(`
        insert into public.quotes (customer_name, email, phone, origin, destination, equipment)
        values ('Jo', 'jo@example.com', '1', 'Here', 'There', 'RGN')`);
    }
    expect(await project.sql('select 1 from private.rate_limit_counts')).toEqual([]);
  });

  it('stores a salted hash instead of the address', async () => {
    await setLimits(100, 100);
    await send('quotes', aQuote());

    const rows = await project.sql<{ sender: string }>(
      `select sender from private.rate_limit_counts where sender <> 'all'`,
    );

    // The address and its /24.
    expect(rows).toHaveLength(2);
    for (const { sender } of rows) expect(sender).toMatch(/^[0-9a-f]{64}$/);
    const [unsalted] = await project.sql<{ sender: string }>(
      `select encode(sha256('127.0.0.1'), 'hex') as sender`,
    );
    expect(rows.map(({ sender }) => sender)).not.toContain(unsalted?.sender);
  });
});

describe('Networks', () => {
  it.each([
    ['/64', 3, (n: number) => `2001:db8:1:2::${String(n)}`, '2001:db8:1:3::1'],
    ['/56', 9, (n: number) => `2001:db8:1:${n.toString(16)}::1`, '2001:db8:1:100::1'],
    ['/48', 18, (n: number) => `2001:db8:1:${n.toString(16)}00::1`, '2001:db8:2::1'],
    ['IPv4 address', 3, () => '198.51.100.7', '198.51.100.8'],
    ['/24', 18, (n: number) => `198.51.100.${String(n)}`, '198.51.101.1'],
  ])('addresses of one %s are limited together', async (_, limit, address, outside) => {
    await setLimits(3, 1000);
    for (let count = 0; count < limit; count++) {
      expect(await sendFrom(address(count))).toBeUndefined();
    }
    expect(await sendFrom(address(limit))).toBe('PT429');
    expect(await sendFrom(outside)).toBeUndefined();
  });

  it.each([
    ['198.51.100.7', ['198.51.100.7', '198.51.100.0/24']],
    ['::ffff:198.51.100.7', ['198.51.100.7', '198.51.100.0/24']],
    ['2001:db8:1:2ff::9', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['not:an:address', ['not:an:address']],
    [null, []],
  ])('the networks of %s are %j', async (address, networks) => {
    const [row] = await project.sql('select private.networks_of($1::text) as networks', [address]);
    expect(row).toEqual({ networks });
  });

  it('a quiet network can still send when all senders together are over the limit', async () => {
    await setLimits(6, 4);
    for (let count = 0; count < 5; count++) await sendFrom('198.51.100.7');
    expect(await sendFrom('198.51.100.7')).toBe('PT429');

    for (let count = 0; count < 2; count++) {
      expect(await sendFrom('203.0.113.5')).toBeUndefined();
    }
    expect(await sendFrom('203.0.113.5')).toBe('PT429');
    for (let net = 0; net < 34; net++) {
      expect(await sendFrom(`2001:db8:${net.toString(16)}::1`)).toBeUndefined();
    }
    // Ten times the limit: too much for the database.
    expect(await sendFrom('192.0.2.1')).toBe('PT429');
  });
});

// Hosted Supabase and the stand-in's gateway set cf-connecting-ip themselves. This tests only how the
// headers are read.
describe('The sender', () => {
  const senderOf = async (headers: Record<string, string>) => {
    const [row] = await project.sql<{ address: string | null }>(
      `select private.client_address() as address
       from set_config('request.headers', $1, true) as headers where headers <> ''`,
      [JSON.stringify(headers)],
    );
    return row?.address;
  };

  it.each([
    [{ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '1.1.1.1' }, '198.51.100.7'],
    [{ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' }, '198.51.100.7'],
    [{ 'x-forwarded-for': ' 198.51.100.7' }, '198.51.100.7'],
    [{ 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
    [{ 'cf-connecting-ip': '2001:db8:1:2:ffff::1' }, '2001:db8:1:2::/64'],
    [{ 'x-forwarded-for': 'not:an:address' }, 'not:an:address'],
    [{ 'x-forwarded-for': 'unknown' }, 'unknown'],
    [{ 'x-forwarded-for': '' }, null],
    [{}, null],
  ])('the sender by %j is %s', async (headers, address) => {
    expect(await senderOf(headers)).toBe(address);
  });

  it('cannot be forged past the gateway', async () => {
    await setLimits(2, 100);
    const sendAs = (address: string) =>
      project
        .as('visitor')
        .from('quotes')
        .insert(aQuote())
        .setHeader('x-forwarded-for', address)
        .setHeader('cf-connecting-ip', address);

    await sendAs('198.51.100.1');
    await sendAs('198.51.100.2');

    expect((await sendAs('198.51.100.3')).status).toBe(429);
  });
});
