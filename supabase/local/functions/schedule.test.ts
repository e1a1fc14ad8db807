import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

const URL = 'http://127.0.0.1:4173';
const MINUTE = 60_000;

let called: Request[];
let answer: () => Promise<Response>;
let commands: string[];
let run: () => Promise<void>;
let stored: unknown[];
let notify: (id: string) => void;
const log = vi.fn<(line: string, error: unknown) => void>();
const functions = {
  call: (_name: string, request: Request) => {
    called.push(request);
    return answer();
  },
};
const JOBS = [
  { name: 'often', schedule: '* * * * *', command: 'call often()' },
  { name: 'daily', schedule: '17 3 * * *', command: 'call daily()' },
];
/** A database with these jobs and one request to send. */
const database = {
  query: (sql: string, params?: readonly unknown[]) => {
    if (sql.includes('from cron.job')) return Promise.resolve(JOBS as never[]);
    if (sql.startsWith('delete from net.http_request_queue')) {
      return Promise.resolve([{ url: `${URL}/functions/v1/send`, headers: { a: 'b' } } as never]);
    }
    if (sql.startsWith('insert into net._http_response')) {
      stored.push(JSON.parse(String(params?.[1])));
    }
    return Promise.resolve([]);
  },
  listen: (_channel: string, onNotify: (payload: string) => void) => {
    notify = onNotify;
    return Promise.resolve();
  },
  as: () => ({
    exec: (command: string) => {
      commands.push(command);
      return run();
    },
  }),
};
const start = () => startSchedule(database as never, functions, URL, log);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:14:30Z') });
  [called, commands, stored] = [[], [], []];
  log.mockReset();
  answer = () => Promise.resolve(new Response('{"sent":1}'));
  run = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
});

it('each job runs when it is due, in UTC, until the schedule is stopped', async () => {
  const stop = await start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(commands).toEqual(['call often()', 'call often()']);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(commands.slice(2)).toEqual(['call often()', 'call daily()', 'call often()']);

  await stop();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(commands).toHaveLength(5);
});

it('a job does not start again before it has ended, and stopping waits for it', async () => {
  let finish: () => void = () => undefined;
  run = () => new Promise((resolve) => (finish = resolve));
  const stop = await start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(commands).toEqual(['call often()']);

  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  finish();
  await stopped;
});

it('a job that failed is logged and runs again a minute later', async () => {
  run = () => Promise.reject(new Error('out of order'));
  const stop = await start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await stop();

  expect(log.mock.calls).toEqual(Array(2).fill(['job often', new Error('out of order')]));
});

it('a job sends a request and stores its answer', async () => {
  const stop = await start();
  notify('1');
  await vi.advanceTimersByTimeAsync(0);
  answer = () => Promise.reject(new Error('unreachable'));
  notify('2');
  await vi.advanceTimersByTimeAsync(0);
  await stop();

  expect(called[0]?.url).toBe(`${URL}/functions/v1/send`);
  expect(called[0]?.headers.get('a')).toBe('b');
  expect(stored).toEqual([{ status: 200, content: '{"sent":1}' }, { error: 'Error: unreachable' }]);
});
