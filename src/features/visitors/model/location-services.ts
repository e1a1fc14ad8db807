import { countryName } from './place-name';

/** A service's answer about the caller's IP address; `null` where it doesn't say. */
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

type ServiceResponse = Record<string, unknown>;

export interface LocationService {
  name: string;
  url: string;
  /** Parses the service's response; `null` if it reports an error or has no address. */
  read: (response: ServiceResponse) => DetectedLocation | null;
}

/** The services in calling order. The content security policy names the same hosts. */
export const LOCATION_SERVICES: readonly LocationService[] = [
  {
    name: 'ipapi.co',
    url: 'https://ipapi.co/json/',
    read: (response) =>
      response['error'] === true
        ? null
        : location(response, { country: response['country_name'], asn: response['asn'] }),
  },
  {
    name: 'ipinfo.io',
    url: 'https://ipinfo.io/json',
    read: (response) => {
      const [latitude, longitude] = text(response['loc'])?.split(',') ?? [];
      // `AS15169 Google LLC`
      const [, asn, org] = /^(AS\d+) (.+)$/.exec(text(response['org']) ?? '') ?? [];
      return location(response, {
        country: typeof response['country'] === 'string' ? countryName(response['country']) : null,
        country_code: response['country'],
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
    read: (response) =>
      location(response, {
        org: response['organization_name'] === 'Unknown' ? null : response['organization_name'],
        // 64512 means unknown.
        asn: response['asn'] === 64512 ? null : response['asn'],
      }),
  },
];

/** Normalizes a response; `own` has the fields a service names differently. */
function location(response: ServiceResponse, own: ServiceResponse): DetectedLocation | null {
  const fields = { ...response, ...own };
  const ip = text(fields['ip']);
  if (ip === null) return null;
  const asn = text(fields['asn']);
  return {
    ip,
    city: text(fields['city']),
    region: text(fields['region']),
    country: text(fields['country']),
    country_code: text(fields['country_code']),
    postal: text(fields['postal']),
    latitude: degrees(fields['latitude']),
    longitude: degrees(fields['longitude']),
    timezone: text(fields['timezone']),
    org: text(fields['org']),
    asn: asn === null || asn.startsWith('AS') ? asn : `AS${asn}`,
    currency: text(fields['currency']),
    languages: text(fields['languages']),
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
