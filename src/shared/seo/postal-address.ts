import { COMPANY } from '@/content/company';
import type { JsonLdObject } from './json-ld';

/** The company's address as a schema.org PostalAddress. */
export function postalAddress(): JsonLdObject {
  const { address } = COMPANY;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.regionCode,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  };
}
