import postgres from 'postgres';
import type { LocalSupabase } from '../../supabase/local/options.ts';
import type { Session } from './measure.ts';
import { scansIn } from './plans.ts';

/** Id of the demo admin. */
const ADMIN = 'a1000000-0000-4000-8000-000000000001';
const CLAIMS = `select set_config('request.jwt.claims', '{"sub":"${ADMIN}","role":"authenticated"}', false)`;
const ROLE = { admin: 'set role authenticated', owner: 'reset role' };

/** A separate connection to a native Postgres. */
export async function nativeSession(url: string): Promise<Session & { end: () => Promise<void> }> {
  let notices: string[] = [];
  const sql = postgres(url, {
    max: 1,
    onnotice: ({ message }) => notices.push(message ?? ''),
    connection: { search_path: 'public, extensions' },
  });
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json; ${CLAIMS};`);
  return {
    query: async <T extends Record<string, unknown>>(text: string, as: keyof typeof ROLE) => {
      await sql.unsafe(ROLE[as]);
      return [...(await sql.unsafe<T[]>(text))] as T[];
    },
    scansOf: async (text, as) => {
      await sql.unsafe('reset role; set auto_explain.log_min_duration = 0');
      await sql.unsafe(`${ROLE[as]}; set client_min_messages = log`);
      notices = [];
      await sql.unsafe(text);
      const lines = notices;
      await sql.unsafe(
        'reset client_min_messages; reset role; set auto_explain.log_min_duration = -1',
      );
      return scansIn(lines);
    },
    end: () => sql.end(),
  };
}

/** PGlite's only session. It can't report scans inside functions. */
export async function embeddedSession({ query }: LocalSupabase): Promise<Session> {
  await query(CLAIMS);
  return {
    query: async <T extends Record<string, unknown>>(text: string, as: keyof typeof ROLE) => {
      await query(ROLE[as]);
      const rows = await query<T>(text);
      await query(ROLE.owner);
      return rows;
    },
    scansOf: () => Promise.resolve([]),
  };
}
