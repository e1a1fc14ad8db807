import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSchedule } from './schedule.ts';

const URL = 'http://127.0.0.1:4173';
const MINUTE = 60_000;

let called: Request[];
let answer: () => Promise<Response>;
const log = vi.fn<(line: string, error: unknown) => void>();
const functions = {
  call: (_name: string, request: Request) => {
    called.push(request);
    return answer();
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  called = [];
  log.mockReset();
  answer = () => Promise.resolve(new Response());
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls send-unsent-emails every minute with the secret, until it is stopped', async () => {
  const stop = startSchedule(functions, URL, log);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);

  expect(called.map(({ method, url }) => `${method} ${url}`)).toEqual(
    Array(3).fill(`POST ${URL}/functions/v1/send-unsent-emails`),
  );
  expect(called[0]?.headers.get('x-cron-secret')).toBe('local-stand-in-cron-secret');

  await stop();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(called).toHaveLength(3);
});

it('calls delete-orphaned-documents once a day', async () => {
  const stop = startSchedule(functions, URL, log);
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
  await stop();

  expect(called.filter(({ url }) => url.endsWith('/delete-orphaned-documents'))).toHaveLength(1);
});

it('does not start a run before the last one ended, and waits for it when stopped', async () => {
  let finish: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  const stop = startSchedule(functions, URL, log);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(called).toHaveLength(1);

  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStopped).toBe(false);
  finish(new Response());
  await stopped;
});

it('logs a run that failed and tries again a minute later', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 500 }));
  const stop = startSchedule(functions, URL, log);
  await vi.advanceTimersByTimeAsync(MINUTE);
  answer = () => Promise.reject(new Error('unreachable'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  await stop();

  expect(log.mock.calls).toEqual([
    ['scheduled function send-unsent-emails', new Error('It answered 500.')],
    ['scheduled function send-unsent-emails', new Error('unreachable')],
  ]);
});
