import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useProject } from '../support/project.ts';
import { aMessage } from '../support/rows.ts';

// PGlite has one session: nothing there runs at the same time.
const CALLS = 20;
const LIMIT = 3;
const project = useProject();
/** One connection per concurrent call, and one that holds them up until all have started. */
let sessions: postgres.Sql;
let gate: postgres.Sql;

beforeAll(async () => {
  const [server] = await project.sql<{ port: number; name: string }>(
    'select inet_server_port() as port, current_database() as name',
  );
  const url = `postgres://supabase_admin@127.0.0.1:${String(server?.port)}/${String(server?.name)}`;
  sessions = postgres(url, { max: CALLS });
  gate = postgres(url, { max: 1 });
});
afterAll(() => Promise.all([sessions.end(), gate.end()]));

it('sends three of twenty confirmations that are reserved for one address at the same moment', async () => {
  const messages = Array.from({ length: CALLS }, () => aMessage());
  expect((await project.as('service').from('contact_messages').insert(messages)).error).toBeNull();
  // Every insert waits until these rows are gone, so that all callers have counted before the first counts.
  await gate.unsafe('begin');
  for (const { id } of messages) {
    await gate`
      insert into private.emails_to_strangers (kind, about, record_id, recipient)
      values ('confirmation', 'message', ${id}, 'gate')`;
  }
  const calls = messages.map(async ({ id }) => {
    const [row] = await sessions<{ answer: string }[]>`
      select public.reserve_confirmation(
        'message', ${id}, 'quinn@example.com', 'We received your message'
      ) as answer`;
    return row?.answer;
  });
  await vi.waitFor(
    async () => {
      await gate`select pg_stat_clear_snapshot()`;
      const [waiting] = await gate<{ count: string }[]>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(Number(waiting?.count)).toBe(CALLS);
    },
    { timeout: 15_000, interval: 50 },
  );
  await gate.unsafe('rollback');

  const answers = await Promise.all(calls);
  expect(answers.filter((answer) => answer === 'send')).toHaveLength(LIMIT);
  expect(answers.filter((answer) => answer === 'suppressed')).toHaveLength(CALLS - LIMIT);
  const stored = await project.sql('select from private.emails_to_strangers');
  expect(stored).toHaveLength(LIMIT);
});
