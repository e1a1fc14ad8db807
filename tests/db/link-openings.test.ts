import { beforeAll, expect, it } from 'vitest';
import { acceptedLoads } from './support/accepted-loads.ts';
import { useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const { accept } = acceptedLoads(project);

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** What the page behind a private link reads. */
const READS = ['track_quote', 'track_offer', 'track_loads', 'track_bills'];

let token: string;
beforeAll(async () => {
  await limitForms(project, 1000, 10_000);
  ({ token } = await accept());
});

const read = async (name: string, method: 'GET' | 'POST', agent: string) => {
  const { url, publishableKey } = project.supabase.local;
  const query = method === 'GET' ? `?_token=${token}` : '';
  const response = await fetch(`${url}/rest/v1/rpc/${name}${query}`, {
    method,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'user-agent': agent,
    },
    ...(method === 'POST' && { body: JSON.stringify({ _token: token }) }),
  });
  return { status: response.status, text: await response.text() };
};

/** A hash of the rows of every table. */
async function hashTables(): Promise<Record<string, string>> {
  const tables = await project.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'storage', 'auth')`,
  );
  const hashes = await project.sql<{ name: string; hash: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as hash
           from ${name} as row`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]));
}

it.each([
  ['a browser', BROWSER],
  ['a bot', BOT],
])(
  'opening a private link in %s writes nothing but the count of its rate limit',
  async (_, agent) => {
    const before = await hashTables();
    for (const name of READS) {
      const opened = await read(name, 'POST', agent);
      expect([name, opened.status]).toEqual([name, 200]);
      // The token is the right one; the load has no bill yet.
      if (name !== 'track_bills') expect([name, opened.text.length > 50]).toEqual([name, true]);
    }
    const after = await hashTables();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(['private.rate_limit_counts']);
  },
);

it('a plain GET of what the link reads is refused and writes nothing', async () => {
  const before = await hashTables();
  for (const name of READS) {
    expect([name, (await read(name, 'GET', BOT)).status]).toEqual([name, 405]);
  }
  expect(await hashTables()).toEqual(before);
});
