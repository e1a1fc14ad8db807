import { countryName } from './place-name';

/** What a service says about the address a request comes from; `null` where it does not say. */
export interface DetectedLocation {
  ip: string;
  city: string | null;
  region: string | null;
  country: string | null;
  country_code: string | null;
  postal: string | null;
  latitude: number | null;
  longitude: number | null;
  timezone: string | null;
  org: string | null;
  asn: string | null;
  currency: string | null;
  languages: string | null;
}

type Answer = Record<string, unknown>;

export interface LocationService {
  name: string;
  url: string;
  /** Reads the service's own answer; `null` when it tells of a failure or is none. */
  read: (answer: Answer) => DetectedLocation | null;
}

/** The services, in the order they are asked. The content security policy names the same hosts. */
export const LOCATION_SERVICES: readonly LocationService[] = [
  {
    name: 'ipapi.co',
    url: 'https://ipapi.co/json/',
    read: (answer) =>
      answer['error'] === true
        ? null
        : location(answer, { country: answer['country_name'], asn: answer['asn'] }),
  },
  {
    name: 'ipinfo.io',
    url: 'https://ipinfo.io/json',
    read: (answer) => {
      const [latitude, longitude] = text(answer['loc'])?.split(',') ?? [];
      // `AS15169 Google LLC`
      const [, asn, org] = /^(AS\d+) (.+)$/.exec(text(answer['org']) ?? '') ?? [];
      return location(answer, {
        country: typeof answer['country'] === 'string' ? countryName(answer['country']) : null,
        country_code: answer['country'],
        latitude,
        longitude,
        asn,
        org,
      });
    },
  },
  {
    name: 'geojs.io',
    url: 'https://get.geojs.io/v1/ip/geo.json',
    read: (answer) =>
      location(answer, {
        org: answer['organization_name'] === 'Unknown' ? null : answer['organization_name'],
        // 64512 is how it says that it does not know.
        asn: answer['asn'] === 64512 ? null : answer['asn'],
      }),
  },
];

/** Brings an answer into one shape; `own` holds what a service calls by another name. */
function location(answer: Answer, own: Answer): DetectedLocation | null {
  const said = { ...answer, ...own };
  const ip = text(said['ip']);
  if (ip === null) return null;
  const asn = text(said['asn']);
  return {
    ip,
    city: text(said['city']),
    region: text(said['region']),
    country: text(said['country']),
    country_code: text(said['country_code']),
    postal: text(said['postal']),
    latitude: degrees(said['latitude']),
    longitude: degrees(said['longitude']),
    timezone: text(said['timezone']),
    org: text(said['org']),
    asn: asn === null || asn.startsWith('AS') ? asn : `AS${asn}`,
    currency: text(said['currency']),
    languages: text(said['languages']),
  };
}

function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null;
}

function degrees(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
