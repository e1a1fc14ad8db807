import postgres from 'postgres';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Project } from './project.ts';

/**
 * Opens sessions of the database's owner beside the project's, on native Postgres, and closes them
 * after the tests. Returns the client inside tests and hooks; `max` is the number of sessions.
 */
export function useSessions(project: Project, max: number): () => postgres.Sql {
  let sessions: postgres.Sql | undefined;
  beforeAll(async () => {
    const [server] = await project.sql<{ port: number; name: string }>(
      'select inet_server_port() as port, current_database() as name',
    );
    sessions = postgres(
      `postgres://supabase_admin@127.0.0.1:${String(server?.port)}/${String(server?.name)}`,
      { max, onnotice: () => undefined },
    );
  });
  afterAll(() => sessions?.end());
  return () => {
    if (sessions === undefined) throw new Error('Sessions are open inside tests and hooks only.');
    return sessions;
  };
}

/** Resolves once this many statements wait for a lock; `session` sees them from inside a transaction. */
export async function waitForLockWaits(session: postgres.Sql, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      await session`select pg_stat_clear_snapshot()`;
      const [waiting] = await session<{ count: string }[]>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(Number(waiting?.count)).toBe(count);
    },
    { timeout: 15_000, interval: 50 },
  );
}
