import { COMPANY } from '@/content/company';
import { SOCIAL_CARD } from '@/content/social-card';
import type { JsonLdObject } from './json-ld';
import { postalAddress } from './postal-address';

const ORGANIZATION_ID = `${COMPANY.siteUrl}/#organization`;

/** The company, when another object refers to it. */
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

/** The company as a schema.org Organization. */
export function organizationJsonLd(): JsonLdObject {
  const { phones, emails } = COMPANY;
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
    address: postalAddress(),
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

/** The company's services as a schema.org offer catalog. */
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

/** A single service, for its own page. */
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

/** A question with its answer. */
export interface Question {
  question: string;
  answer: string;
}

/** A page's questions as a schema.org FAQPage. */
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

/** A page's breadcrumbs: the pages above it, outermost first, then the page itself. */
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
