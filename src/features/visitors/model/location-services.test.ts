import { expect, it } from 'vitest';
import hosting from '@root/vercel.json?raw';
import { LOCATION_SERVICES } from './location-services';

const read = (name: string, answer: Record<string, unknown>) =>
  LOCATION_SERVICES.find((service) => service.name === name)?.read(answer);

/** The same location from all three services, for an address reserved for documentation. */
const DAYTON = {
  ip: '203.0.113.7',
  city: 'Dayton',
  region: 'Ohio',
  country: 'United States',
  country_code: 'US',
  postal: '45402',
  latitude: 39.76,
  longitude: -84.19,
  timezone: 'America/New_York',
  org: 'Example Cable',
  asn: 'AS64500',
  currency: 'USD',
  languages: 'en-US,es-US',
};

it('the response of ipapi.co is parsed', () => {
  expect(
    read('ipapi.co', { ...DAYTON, country: 'US', country_name: 'United States', version: 'IPv4' }),
  ).toEqual(DAYTON);
  expect(read('ipapi.co', { error: true, reason: 'RateLimited', ip: '203.0.113.7' })).toBeNull();
});

it('the response of ipinfo.io is parsed, which combines coordinates and network and returns a country code', () => {
  expect(
    read('ipinfo.io', {
      ip: '203.0.113.7',
      city: 'Dayton',
      region: 'Ohio',
      country: 'US',
      loc: '39.7600,-84.1900',
      org: 'AS64500 Example Cable',
      postal: '45402',
      timezone: 'America/New_York',
    }),
  ).toEqual({ ...DAYTON, currency: null, languages: null });
  expect(read('ipinfo.io', { ip: '10.0.0.1', bogon: true })).toMatchObject({
    ip: '10.0.0.1',
    country: null,
    latitude: null,
    asn: null,
    org: null,
  });
  expect(read('ipinfo.io', { status: 429, error: { title: 'Rate limit exceeded' } })).toBeNull();
});

it('the response of geojs.io is parsed, which returns degrees as text and "Unknown"', () => {
  const answer = {
    ip: '203.0.113.7',
    city: 'Dayton',
    region: 'Ohio',
    country: 'United States',
    country_code: 'US',
    latitude: '39.76',
    longitude: '-84.19',
    timezone: 'America/New_York',
    organization_name: 'Example Cable',
    organization: 'AS64500 Example Cable',
    asn: 64500,
  };
  expect(read('geojs.io', answer)).toEqual({
    ...DAYTON,
    postal: null,
    currency: null,
    languages: null,
  });
  expect(read('geojs.io', { ...answer, asn: 64512, organization_name: 'Unknown' })).toMatchObject({
    asn: null,
    org: null,
  });
});

it.each(LOCATION_SERVICES)(
  'empty and invalid responses of $name are no error',
  ({ read: readAnswer }) => {
    expect(readAnswer({})).toBeNull();
    expect(readAnswer({ ip: {}, city: 7 })).toBeNull();
    expect(readAnswer({ ip: '203.0.113.7', latitude: 'north', loc: 'north' })).toMatchObject({
      latitude: null,
      longitude: null,
    });
  },
);

it('the content security policy allows no other hosts, except the project', () => {
  expect(/connect-src ([^;]*);/.exec(hosting)?.[1]?.split(' ')).toEqual([
    "'self'",
    'https://*.supabase.co',
    'wss://*.supabase.co',
    ...LOCATION_SERVICES.map(({ url }) => new URL(url).origin),
  ]);
});
