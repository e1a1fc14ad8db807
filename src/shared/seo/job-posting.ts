import type { JobOpening } from '@/content/careers';
import { COMPANY } from '@/content/company';
import type { JsonLdObject } from './json-ld';

/**
 * An opening as Google for Jobs requires it: title, description in HTML, date, organization and
 * place. It has no `validThrough`, because an opening stands as long as it is on the page.
 *
 * @param posted ISO date on which the opening was put up.
 */
export function jobPostingJsonLd(opening: JobOpening, posted: string): JsonLdObject {
  const { address } = COMPANY;
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: toHtml(opening),
    datePosted: posted,
    employmentType: 'FULL_TIME',
    directApply: true,
    url: `${COMPANY.siteUrl}/careers#${opening.slug}`,
    identifier: { '@type': 'PropertyValue', name: COMPANY.name, value: opening.slug },
    hiringOrganization: {
      '@type': 'Organization',
      name: COMPANY.name,
      sameAs: `${COMPANY.siteUrl}/`,
      logo: `${COMPANY.siteUrl}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.regionCode,
        postalCode: address.postalCode,
        addressCountry: address.countryCode,
      },
    },
  };
}

/** The same words as the details dialog has them. */
function toHtml({ description, requirements }: JobOpening): string {
  const paragraphs = description.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const items = requirements.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return `${paragraphs}<p>Requirements</p><ul>${items}</ul>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
