import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCATION_SERVICES } from '../model/location-services';
import { detectLocation, SERVICE_TIMEOUT_MS } from './detect-location';

type Fake = () => Promise<Response>;

const HERE = Response.json.bind(Response, { ip: '203.0.113.7', city: 'Dayton' });
const works: Fake = () => Promise.resolve(HERE());
const isDown: Fake = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses: Fake = () => Promise.resolve(Response.json({ ip: 'x' }, { status: 429 }));
const returnsHtml: Fake = () => Promise.resolve(new Response('<html>Hello</html>'));
const returnsNothing: Fake = () => Promise.resolve(Response.json({}));
const returnsNull: Fake = () => Promise.resolve(Response.json(null));

let called: string[];

/** Sets the behavior of the three services, in calling order. */
function services(...fakes: Fake[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { signal }: RequestInit) => {
      const index = LOCATION_SERVICES.findIndex((service) => service.url === url);
      called.push(LOCATION_SERVICES[index]?.name ?? url);
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('timed out', 'TimeoutError'));
        });
      });
      return Promise.race([fakes[index]?.() ?? isDown(), aborted]);
    }),
  );
}

beforeEach(() => {
  called = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('detectLocation', () => {
  it('calls only the first service if it works', async () => {
    services(works, works, works);
    expect(await detectLocation()).toMatchObject({
      service: 'ipapi.co',
      location: { ip: '203.0.113.7', city: 'Dayton', country: null },
    });
    expect(called).toEqual(['ipapi.co']);
  });

  it.each([
    ['is down', isDown],
    ['refuses', refuses],
    ['returns HTML', returnsHtml],
    ['returns nothing', returnsNothing],
    ['returns null', returnsNull],
  ])('calls the second service if the first %s', async (_what, first) => {
    services(first, works, works);
    expect((await detectLocation()).service).toBe('ipinfo.io');
    expect(called).toEqual(['ipapi.co', 'ipinfo.io']);
  });

  it('calls the third service last', async () => {
    services(isDown, refuses, works);
    expect((await detectLocation()).service).toBe('geojs.io');
    expect(called).toEqual(['ipapi.co', 'ipinfo.io', 'geojs.io']);
  });

  it('throws the causes if all three fail', async () => {
    services(isDown, refuses, returnsNothing);
    const error: unknown = await detectLocation().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AggregateError);
    expect((error as AggregateError).errors.map(String)).toEqual([
      'TypeError: Failed to fetch',
      'Error: Status 429',
      'Error: No location in the response',
    ]);
  });

  it('calls the next service after a timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      if (called.length === 0) queueMicrotask(() => controller.abort());
      return controller.signal;
    });
    services(() => new Promise(() => undefined), works);
    expect((await detectLocation()).service).toBe('ipinfo.io');
    expect(timeout).toHaveBeenCalledWith(SERVICE_TIMEOUT_MS);
  });

  it('sends no credentials and no referrer', async () => {
    services(works);
    await detectLocation();
    expect(fetch).toHaveBeenCalledWith(
      'https://ipapi.co/json/',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });
});
