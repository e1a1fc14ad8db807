import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCATION_SERVICES } from '../model/location-services';
import { detectLocation, SERVICE_TIMEOUT_MS } from './detect-location';

type Fake = () => Promise<Response>;

const HERE = Response.json.bind(Response, { ip: '203.0.113.7', city: 'Dayton' });
const knows: Fake = () => Promise.resolve(HERE());
const isDown: Fake = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses: Fake = () => Promise.resolve(Response.json({ ip: 'x' }, { status: 429 }));
const babbles: Fake = () => Promise.resolve(new Response('<html>Hello</html>'));
const knowsNothing: Fake = () => Promise.resolve(Response.json({}));
const saysNull: Fake = () => Promise.resolve(Response.json(null));

let asked: string[];

/** Sets how the three services behave, in the order they are asked. */
function services(...fakes: Fake[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { signal }: RequestInit) => {
      const place = LOCATION_SERVICES.findIndex((service) => service.url === url);
      asked.push(LOCATION_SERVICES[place]?.name ?? url);
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('timed out', 'TimeoutError'));
        });
      });
      return Promise.race([fakes[place]?.() ?? isDown(), aborted]);
    }),
  );
}

beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('where the browser is', () => {
  it('is asked of the first service alone when it knows', async () => {
    services(knows, knows, knows);
    expect(await detectLocation()).toMatchObject({
      service: 'ipapi.co',
      location: { ip: '203.0.113.7', city: 'Dayton', country: null },
    });
    expect(asked).toEqual(['ipapi.co']);
  });

  it.each([
    ['is down', isDown],
    ['refuses', refuses],
    ['babbles', babbles],
    ['knows nothing', knowsNothing],
    ['says null', saysNull],
  ])('is asked of the second when the first %s', async (_what, first) => {
    services(first, knows, knows);
    expect((await detectLocation()).service).toBe('ipinfo.io');
    expect(asked).toEqual(['ipapi.co', 'ipinfo.io']);
  });

  it('is asked of the third last', async () => {
    services(isDown, refuses, knows);
    expect((await detectLocation()).service).toBe('geojs.io');
    expect(asked).toEqual(['ipapi.co', 'ipinfo.io', 'geojs.io']);
  });

  it('stays open when all three fail, with their causes', async () => {
    services(isDown, refuses, knowsNothing);
    const error: unknown = await detectLocation().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AggregateError);
    expect((error as AggregateError).errors.map(String)).toEqual([
      'TypeError: Failed to fetch',
      'Error: Status 429',
      'Error: No location in the answer',
    ]);
  });

  it('is asked of the next when a service does not answer in time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      if (asked.length === 0) queueMicrotask(() => controller.abort());
      return controller.signal;
    });
    services(() => new Promise(() => undefined), knows);
    expect((await detectLocation()).service).toBe('ipinfo.io');
    expect(timeout).toHaveBeenCalledWith(SERVICE_TIMEOUT_MS);
  });

  it('is asked without telling who we are', async () => {
    services(knows);
    await detectLocation();
    expect(fetch).toHaveBeenCalledWith(
      'https://ipapi.co/json/',
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
  });
});
