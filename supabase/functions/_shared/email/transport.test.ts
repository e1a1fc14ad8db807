import { afterEach, expect, it, vi } from 'vitest';
import { emailTransport } from './transport.ts';

const EMAIL = { to: 'sam@example.com', subject: 'Quote', html: '<p>Quote</p>', text: 'Quote' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the request is given up after ten seconds without a response, so the email can be retried', async () => {
  vi.stubGlobal('Deno', { env: { get: () => 'http://provider.test' } });
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal?: AbortSignal }) =>
    signal?.aborted === true ? Promise.reject(new Error('aborted')) : new Promise(() => undefined),
  );
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());

  await expect(emailTransport()(EMAIL, 'quote/1')).rejects.toMatchObject({
    name: 'EmailError',
    isFinal: false,
  });
  expect(timeout).toHaveBeenCalledWith(10_000);
}, 5_000);
