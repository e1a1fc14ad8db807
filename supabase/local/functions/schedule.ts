import { Cron } from 'croner';
import { CRON_SECRET } from '../config/keys.ts';
import type { Database } from '../database/database.ts';
import type { FunctionRuntime } from './runtime.ts';

const MINUTE_MS = 60_000;

/**
 * Runs what is in `cron.job`, as pg_cron does on a hosted project, and sends what is in
 * `net.http_request_queue`, as pg_net does, until the returned function is called, which waits for what
 * is running. A job that is still running is not started again.
 *
 * @param url the stand-in's address.
 */
export async function startSchedule(
  database: Pick<Database, 'query' | 'listen' | 'as'>,
  functions: Pick<FunctionRuntime, 'call'>,
  url: string,
  log: (line: string, error: unknown) => void,
): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  const start = (name: string, work: () => Promise<void>) => {
    if (isStopped || running.has(name)) return;
    const run = work()
      .catch((error: unknown) => {
        log(name, error);
      })
      .finally(() => running.delete(name));
    running.set(name, run);
  };

  await database.query(
    `insert into vault.decrypted_secrets values ('project_url', $1), ('cron_secret', $2)
     on conflict (name) do update set decrypted_secret = excluded.decrypted_secret`,
    [url, CRON_SECRET],
  );
  await database.listen('net_http_request', (id) => {
    start(`request ${id}`, () => send(database, functions, id));
  });

  let checked = new Date();
  const timer = setInterval(() => {
    const [from, until] = [checked, new Date()];
    checked = until;
    start('schedule', async () => {
      const jobs = await database.query<{ name: string; schedule: string; command: string }>(
        'select jobname as name, schedule, command from cron.job where active order by jobid',
      );
      for (const { name, schedule, command } of jobs) {
        const next = new Cron(schedule, { timezone: 'UTC' }).nextRun(from);
        if (next === null || next > until) continue;
        start(`job ${name}`, async () => {
          await database.as('postgres').exec(command);
        });
      }
    });
  }, MINUTE_MS);

  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(running.values());
  };
}

/** Sends a request and stores the answer, in which a failure has no status. */
async function send(
  { query }: Pick<Database, 'query'>,
  functions: Pick<FunctionRuntime, 'call'>,
  id: string,
): Promise<void> {
  const [request] = await query<{ url: string; headers: Record<string, string> }>(
    'delete from net.http_request_queue where id = $1 returning url, headers',
    [id],
  );
  if (request === undefined) return;
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const answer = await functions
    .call(name, new Request(request.url, { method: 'POST', headers: request.headers }))
    .then(
      async (response) => ({ status: response.status, content: await response.text() }),
      (error: unknown) => ({ error: String(error) }),
    );
  await query(
    `insert into net._http_response (id, status_code, content, error_msg)
     select $1, answer.status, answer.content, answer.error
     from jsonb_to_record($2::text::jsonb) as answer (status integer, content text, error text)`,
    [id, JSON.stringify(answer)],
  );
}
