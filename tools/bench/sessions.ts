import postgres from 'postgres';
import type { LocalSupabase } from '../../supabase/local/options.ts';
import type { Session } from './measure.ts';
import { scansIn } from './plans.ts';

/** Id of the demo admin. */
const ADMIN = 'a1000000-0000-4000-8000-000000000001';
/** Id of a session of theirs: without one, they have no rights. */
const SESSION = 'a1000000-0000-4000-8000-0000000000ff';
const SIGN_IN = `insert into auth.sessions (id, user_id, created_at, updated_at)
  values ('${SESSION}', '${ADMIN}', now(), now()) on conflict (id) do update set created_at = now()`;
const CLAIMS = `select set_config('request.jwt.claims',
  '{"sub":"${ADMIN}","session_id":"${SESSION}","role":"authenticated"}', false)`;
const ROLE = { admin: 'set role authenticated', owner: 'reset role' };

/** A separate connection to a native Postgres. */
export async function nativeSession(url: string): Promise<Session & { end: () => Promise<void> }> {
  let notices: string[] = [];
  const sql = postgres(url, {
    max: 1,
    // The role and the claims are settings of this connection; by default it is replaced within an hour.
    max_lifetime: null,
    onnotice: ({ message }) => notices.push(message ?? ''),
    connection: { search_path: 'public, extensions' },
  });
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json; ${SIGN_IN}; ${CLAIMS};`);
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
  await query(SIGN_IN);
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
