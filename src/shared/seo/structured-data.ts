import { SOCIAL_CARD } from '@/content/artwork';
import { COMPANY } from '@/content/company';
import type { JsonLdObject } from './json-ld';

const ORGANIZATION_ID = `${COMPANY.siteUrl}/#organization`;

/** The company, as schema.org wants it (specification 1, section 2: home). */
export function organizationJsonLd(): JsonLdObject {
  const { address, phones, emails } = COMPANY;
  const contact = (phone: { href: string }, contactType: string) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone: phone.href.replace('tel:', ''),
    areaServed: ['US', 'CA'],
    availableLanguage: 'English',
  });
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: COMPANY.name,
    url: `${COMPANY.siteUrl}/`,
    logo: `${COMPANY.siteUrl}/icon-512.png`,
    image: `${COMPANY.siteUrl}${SOCIAL_CARD.path}`,
    email: emails.dispatch.display,
    telephone: phones.dispatch.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.regionCode,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    contactPoint: [
      contact(phones.dispatch, 'dispatch and quotes'),
      contact(phones.emergency, 'emergency'),
    ],
    sameAs: COMPANY.social.flatMap(({ url }) => url ?? []),
  };
}

interface ServiceOffer {
  name: string;
  description: string;
}

/** What the company does, offered by the organization above. */
export function serviceJsonLd(offers: readonly ServiceOffer[]): JsonLdObject {
  return {
    '@type': 'Service',
    serviceType: 'Heavy haul and oversize load transport',
    provider: { '@id': ORGANIZATION_ID },
    areaServed: [
      { '@type': 'Country', name: 'United States' },
      { '@type': 'Country', name: 'Canada' },
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: offers.map((offer) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...offer },
      })),
    },
  };
}
