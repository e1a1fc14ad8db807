import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Services } from './gateway.ts';
import { type ListeningServer, listen, PortTakenError } from './server.ts';
import { noSite } from './static-site.ts';

/** A service that echoes the request. */
const echo = (name: string) => (request: Request, peer: string) =>
  Promise.resolve(
    Response.json({ name, peer, headers: Object.fromEntries(request.headers) }, { status: 200 }),
  );

const services: Services = {
  rest: echo('rest'),
  auth: echo('auth'),
  storage: echo('storage'),
  realtime: () => Promise.reject(new Error('broken')),
  functions: echo('functions'),
  local: echo('local'),
  site: noSite,
};

let server: ListeningServer;
const logged: string[] = [];
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers });
  return (await response.json()) as { name: string; peer: string; headers: Record<string, string> };
};

beforeAll(async () => {
  server = await listen(0);
  server.serve(
    createGateway(services, { log: (line) => logged.push(line), isForwardedForTrusted: false }),
  );
});
afterAll(() => server.close());

it.each(['rest', 'auth', 'storage', 'functions'])(
  'the path /%s/v1 leads to its service',
  async (service) => {
    expect((await ask(`/${service}/v1/anything`)).name).toBe(service);
  },
);

it('only whole path segments match', async () => {
  expect((await fetch(`${server.url}/restaurants`)).status).toBe(404);
  expect((await ask('/_local/outbox')).name).toBe('local');
});

describe('the caller’s address', () => {
  it.each(['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip'])(
    'comes from the socket, whatever %s claims',
    async (header) => {
      const { peer, headers } = await ask('/rest/v1/x', { [header]: '203.0.113.9' });

      expect(peer).toBe('127.0.0.1');
      expect(JSON.stringify(headers)).not.toContain('203.0.113.9');
      expect(headers['cf-connecting-ip']).toBe('127.0.0.1');
      expect(headers).not.toHaveProperty('x-forwarded-for');
      expect(headers).not.toHaveProperty('x-real-ip');
    },
  );

  it('the caller’s address is the first one in x-forwarded-for if that header is trusted', async () => {
    const trusting = await listen(0);
    trusting.serve(createGateway(services, { log: () => undefined, isForwardedForTrusted: true }));

    const response = await fetch(`${trusting.url}/rest/v1/x`, {
      headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.1', 'cf-connecting-ip': '8.8.8.8' },
    });
    const { headers } = (await response.json()) as { headers: Record<string, string> };
    await trusting.close();

    expect(headers['cf-connecting-ip']).toBe('203.0.113.9');
  });
});

describe('the extras of the stand-in', () => {
  it('refuse a host name that resolves to this computer', async () => {
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      import('node:http').then(({ request }) => {
        const asked = request(
          `${server.url}/_local/outbox.json`,
          { headers: { host: 'rebound.example.org' } },
          (response) => {
            response.resume();
            resolve({ status: response.statusCode ?? 0 });
          },
        );
        asked.on('error', reject);
        asked.end();
      }, reject);
    });

    expect(status).toBe(404);
  });
});

describe('other origins', () => {
  it('may send requests and read answers', async () => {
    const preflight = await fetch(`${server.url}/rest/v1/x`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'apikey,prefer' },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer');

    const answer = await fetch(`${server.url}/rest/v1/x`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('get the CORS headers of the functions', async () => {
    const answer = await fetch(`${server.url}/functions/v1/x`, { method: 'OPTIONS' });

    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});

it('a service that throws is answered with 500, without the reason, and logged', async () => {
  const response = await fetch(`${server.url}/realtime/v1/api/x`);

  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('broken');
  expect(logged.at(-1)).toContain('/realtime/v1/api/x');
});

it('a port in use is reported in one line', async () => {
  const { port } = new URL(server.url);

  await expect(listen(Number(port))).rejects.toThrow(PortTakenError);
  await expect(listen(Number(port))).rejects.toThrow(`Port ${port} is in use.`);
});
