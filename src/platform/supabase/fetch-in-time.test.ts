import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeoutError } from '@/shared/lib/timeout';
import { fetchInTime } from './fetch-in-time';

const API = 'https://project.test';
const send = vi.fn<typeof fetch>();
/** Accepts a request and never answers; like the browser's `fetch`, it ends when aborted. */
const neverAnswers: typeof fetch = (_input, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(init.signal?.reason as Error);
    });
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  send.mockReset().mockImplementation(neverAnswers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that never answers', () => {
  it.each([
    ['GET', '/rest/v1/quotes', 10_000],
    ['HEAD', '/rest/v1/quotes', 10_000],
    ['POST', '/rest/v1/rpc/admin_counts', 10_000],
    ['GET', '/auth/v1/user', 10_000],
    ['POST', '/rest/v1/rpc/save_user', 20_000],
    ['POST', '/rest/v1/quotes', 20_000],
    ['PATCH', '/rest/v1/quotes', 20_000],
    ['POST', '/functions/v1/invite-user', 20_000],
    ['POST', '/auth/v1/token', 20_000],
  ])('%s %s fails after %i ms', async (method, path, limit) => {
    const failed = vi.fn();
    fetchInTime(API + path, { method }).catch(failed);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(timeoutError());
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('a server that stops in the middle of its JSON fails, too', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":'));
      },
    });
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    send.mockResolvedValue(new Response(body, { headers }));
    const failure = expect(fetchInTime(`${API}/rest/v1/quotes`)).rejects.toEqual(timeoutError());
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
  });
});

it('a file that has started gets as long as it needs', async () => {
  const body = new ReadableStream();
  send.mockResolvedValue(new Response(body, { headers: { 'content-type': 'application/pdf' } }));
  const response = await fetchInTime(`${API}/storage/v1/object/job-documents/a.pdf`);
  expect(response.body).toBe(body);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
});

it.each(['before', 'during'])('the caller can abort %s the request', async (when) => {
  const caller = new AbortController();
  const reason = new DOMException('Left the page', 'AbortError');
  if (when === 'before') caller.abort(reason);
  send.mockImplementation((input, init) =>
    init?.signal?.aborted === true
      ? Promise.reject(init.signal.reason as Error)
      : neverAnswers(input, init),
  );
  const failure = expect(fetchInTime(API, { signal: caller.signal })).rejects.toBe(reason);
  caller.abort(reason);
  await failure;
});

it('responses are passed on and leave no timer behind', async () => {
  send.mockResolvedValueOnce(Response.json([{ id: 1 }], { status: 206, headers: { 'x-a': 'b' } }));
  send.mockResolvedValueOnce(new Response(null, { status: 204 }));
  const rows = await fetchInTime(API);
  expect([rows.status, rows.headers.get('x-a'), await rows.json()]).toEqual([
    206,
    'b',
    [{ id: 1 }],
  ]);
  expect((await fetchInTime(API, { method: 'DELETE' })).status).toBe(204);
  expect(vi.getTimerCount()).toBe(0);
});
