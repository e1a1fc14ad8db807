import { COMPANY } from '@/content/company';
import { SOCIAL_CARD } from '@/content/social-card';
import type { JsonLdObject } from './json-ld';

const ORGANIZATION_ID = `${COMPANY.siteUrl}/#organization`;

/** The company, where another thing names it. */
const PROVIDER = {
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: COMPANY.name,
  url: `${COMPANY.siteUrl}/`,
};

const AREA_SERVED = [
  { '@type': 'Country', name: 'United States' },
  { '@type': 'Country', name: 'Canada' },
];

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
    provider: PROVIDER,
    areaServed: AREA_SERVED,
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

/** One service on its own page. */
export function servicePageJsonLd(service: ServiceOffer & { path: string }): JsonLdObject {
  const { name, description, path } = service;
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: `${COMPANY.siteUrl}${path}`,
    provider: PROVIDER,
    areaServed: AREA_SERVED,
  };
}

/** A question as it stands on the page. */
export interface Question {
  question: string;
  answer: string;
}

/** The questions a page answers. */
export function faqJsonLd(questions: readonly Question[]): JsonLdObject {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where a page stands: the pages above it, outermost first, and itself. */
export function breadcrumbJsonLd(trail: readonly { label: string; to: string }[]): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', to: '/' }, ...trail].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${COMPANY.siteUrl}${to}`,
    })),
  };
}
