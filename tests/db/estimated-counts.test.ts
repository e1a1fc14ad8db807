import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const tokens: Record<string, string> = {};

const KNOWN = 'known@example.com';
const UNKNOWN = 'unknown@example.com';
const ESTIMATES = ['count=planned', 'count=estimated'];
const STRANGERS = ['visitor', 'broker'];

beforeAll(async () => {
  const rows = Array.from({ length: 400 }, () => aQuote({ email: KNOWN }));
  const others = Array.from({ length: 400 }, (_, n) =>
    aQuote({ email: `${String(n)}@example.com` }),
  );
  const { error } = await project
    .as('service')
    .from('quotes')
    .insert([...rows, ...others]);
  if (error) throw new Error(error.message);
  await project.sql('analyze');

  const { publishableKey, secretKey } = project.supabase.local;
  Object.assign(tokens, { visitor: publishableKey, service: secretKey });
  for (const name of ['broker', 'admin', 'moderator']) {
    const { client } = await project.supabase.signIn(`${name}@example.com`);
    tokens[name] = (await client.auth.getSession()).data.session?.access_token ?? '';
  }
});

function send(
  caller: string,
  method: string,
  path: string,
  headers: Record<string, string | string[]>,
): Promise<RawAnswer> {
  const { url, publishableKey, secretKey } = project.supabase.local;
  return rawRequest(`${url}/rest/v1/${path}`, method, {
    apikey: caller === 'service' ? secretKey : publishableKey,
    authorization: `Bearer ${tokens[caller] ?? ''}`,
    ...headers,
  });
}

/** A column of every relation the API exposes, with a value it holds, if it holds any. */
async function readTargets(): Promise<{ relation: string; column: string; value: string }[]> {
  const relations = await project.sql<{ relation: string; column: string }>(`
    select relname::text as relation,
      (array_agg(attname::text order by attname = 'email' desc, attnum))[1] as column
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and (has_column_privilege('anon', pg_class.oid, attnum, 'select')
        or has_column_privilege('authenticated', pg_class.oid, attnum, 'select'))
    group by relname order by relname`);
  return Promise.all(
    relations.map(async ({ relation, column }) => {
      const { data } = await project.as('service').from(relation).select(column).limit(1);
      // The client can't type a row whose column is only known at run time.
      const row = data?.[0] as unknown as Record<string, string | number> | undefined;
      const value = column === 'email' ? KNOWN : String(row?.[column] ?? '');
      return { relation, column, value };
    }),
  );
}

it("a stranger gets no estimate of any relation's rows", async () => {
  const targets = await readTargets();
  expect(targets.length).toBeGreaterThan(20);
  const leaks: string[] = [];

  // The request is refused before it reads anything, so each relation is tried in one of the ways.
  const ways = STRANGERS.flatMap((caller) =>
    ['GET', 'HEAD'].flatMap((method) => ESTIMATES.map((prefer) => ({ caller, method, prefer }))),
  );
  for (const [index, { relation, column, value }] of targets.entries()) {
    const path = `${relation}?select=${column}&${column}=eq.${encodeURIComponent(value)}`;
    for (const { caller, method, prefer } of ways.filter((_, n) => n === index % ways.length)) {
      const { status, range = 'no range' } = await send(caller, method, path, { prefer });
      if (status !== 403 || /\d/.test(range)) {
        leaks.push(`${caller} ${method} ${relation} ${prefer}: ${range}`);
      }
    }
  }

  expect(leaks).toEqual([]);
});

it('a stranger gets no estimate of the rows a function returns', async () => {
  const functions = await project.sql<{ name: string; args: string }>(`
    select proname::text as name,
      coalesce(json_object_agg(arg, null) filter (where arg <> ''), '{}')::text as args
    from pg_proc
    left join unnest(proargnames[1:pronargs]) as arg on true
    where pronamespace = 'public'::regnamespace and proretset
      -- Not fields computed from a row, which can only be selected with it.
      and not exists (select from unnest(proargtypes) as type join pg_class on reltype = type)
      and has_function_privilege('authenticated', pg_proc.oid, 'execute')
    group by pg_proc.oid, proname`);
  expect(functions.length).toBeGreaterThan(3);

  for (const { name, args } of functions) {
    const { url, publishableKey } = project.supabase.local;
    for (const caller of STRANGERS) {
      const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${tokens[caller] ?? ''}`,
          'content-type': 'application/json',
          prefer: 'count=planned',
        },
        body: args,
      });
      expect([name, answer.status, answer.headers.get('content-range')]).toEqual([name, 403, null]);
    }
  }
});

describe.each(['admin_quotes', 'quotes'])('%s', (relation) => {
  it.each<[string, Record<string, string | string[]>]>([
    ['a capitalized header', { PREFER: 'count=planned' }],
    ['several preferences', { Prefer: 'return=representation, count=planned' }],
    ['preferences without spaces', { Prefer: 'count=estimated,return=minimal' }],
    ['two header lines', { Prefer: ['count=planned', 'return=representation'] }],
    ['two header lines, count last', { prefer: ['return=representation', 'count=estimated'] }],
    ['a query plan', { Accept: 'application/vnd.pgrst.plan+json' }],
    ['a query plan of a format', { accept: 'application/vnd.pgrst.plan; for="text/csv"' }],
  ])('answers a stranger who sends %s alike for any address', async (_what, headers) => {
    for (const method of ['GET', 'HEAD']) {
      const known = await send('broker', method, `${relation}?email=eq.${KNOWN}`, headers);
      const unknown = await send('broker', method, `${relation}?email=eq.${UNKNOWN}`, headers);

      expect(known).toEqual(unknown);
      // 406: a Data API that has plans switched off refuses them before it calls the database.
      expect([403, 406]).toContain(known.status);
      expect(known.range).toBeUndefined();
    }
  });
});

it('an error tells a stranger what to use instead', async () => {
  const { data, error } = await project
    .as('broker')
    .from('admin_quotes')
    .select('id', { count: 'planned' });

  expect([data, error]).toEqual([
    null,
    {
      code: 'PT403',
      message: 'Only staff can request an estimated count or a query plan.',
      hint: 'Use count=exact.',
      details: null,
    },
  ]);
});

it('a stranger’s exact counts go through policies', async () => {
  const range = async (caller: string, path: string) =>
    (await send(caller, 'HEAD', path, { prefer: 'count=exact' })).range;

  expect(await range('broker', `quotes?email=eq.${KNOWN}`)).toBe('*/0');
  expect(await range('visitor', 'services?select=id')).toMatch(/\/[1-9]/);
});

it.each(['admin', 'moderator', 'service'])('an estimate is open to %s', async (caller) => {
  for (const prefer of ESTIMATES) {
    const path = `admin_quotes?select=id&email=eq.${KNOWN}`;
    const answer = await send(caller, 'HEAD', path, { prefer });

    expect(answer.range).toMatch(/\/[1-9]\d\d$/);
  }
});

it('every staff view refuses strangers, because a repeated header can hide what they request', async () => {
  const views = await project.sql<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and relname <> 'fleet'`);
  expect(views.length).toBeGreaterThan(3);

  for (const { name } of views) {
    for (const caller of STRANGERS) {
      const { status } = await send(caller, 'HEAD', `${name}?select=id`, {});
      expect([name, caller, status]).toEqual([name, caller, 403]);
    }
    expect((await send('admin', 'HEAD', `${name}?select=id`, {})).status).toBe(200);
  }
});
