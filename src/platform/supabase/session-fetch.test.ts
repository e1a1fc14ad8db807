import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFetch } from './session-fetch';

const ROWS = 'https://project.test/rest/v1/quotes';
const send = vi.fn<typeof fetch>();
const auth = { getSession: vi.fn(), refreshSession: vi.fn() };
const session = (token: string) => ({ data: { session: { access_token: token } } });
const nobody = { data: { session: null } };
const bearers = () =>
  send.mock.calls.map(([, init]) => new Headers(init?.headers).get('Authorization'));
const ask = (url = ROWS) =>
  sessionFetch(() => auth as never)(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer old' },
    body: '{"a":1}',
  });

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  auth.getSession.mockReset().mockResolvedValue(session('old'));
  auth.refreshSession.mockReset().mockResolvedValue(session('new'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request with an expired token', () => {
  beforeEach(() => {
    send.mockResolvedValueOnce(Response.json({ message: 'JWT expired' }, { status: 401 }));
    send.mockResolvedValueOnce(Response.json({ stored: true }));
  });

  it('a request with an expired token is retried completely with a refreshed token', async () => {
    expect(await (await ask()).json()).toEqual({ stored: true });
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    expect(send.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
  });

  it('uses the token another tab has refreshed', async () => {
    auth.getSession.mockResolvedValue(session('theirs'));
    await ask();
    expect(bearers()).toEqual(['Bearer old', 'Bearer theirs']);
    expect(auth.refreshSession).not.toHaveBeenCalled();
  });

  it('isn’t retried after sign-out', async () => {
    auth.getSession.mockResolvedValue(nobody);
    expect((await ask()).status).toBe(401);
    auth.getSession.mockResolvedValue(session('old'));
    auth.refreshSession.mockResolvedValue(nobody);
    send.mockReset().mockResolvedValue(Response.json({}, { status: 401 }));
    expect((await ask()).status).toBe(401);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it('a refused request is retried only once', async () => {
  send.mockImplementation(() => Promise.resolve(Response.json({}, { status: 401 })));
  expect((await ask()).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a request isn’t retried if Auth returned the error', async () => {
  send.mockResolvedValue(Response.json({}, { status: 401 }));
  await ask('https://project.test/auth/v1/user');
  expect(send).toHaveBeenCalledTimes(1);
});

it('a session’s refresh ignores the server’s expiry time', async () => {
  send.mockResolvedValue(Response.json({ access_token: 't', expires_in: 3600, expires_at: 1 }));
  const answer = await ask('https://project.test/auth/v1/token?grant_type=password');
  expect(await answer.json()).toEqual({ access_token: 't', expires_in: 3600 });
});
