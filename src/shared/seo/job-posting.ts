import type { JobOpening } from '@/content/careers';
import { COMPANY } from '@/content/company';
import type { JsonLdObject } from './json-ld';
import { postalAddress } from './postal-address';

/**
 * Structured data of a job opening for Google for Jobs: title, HTML description, date, organization
 * and place. Without `validThrough`, because an opening is valid as long as it is on the page.
 *
 * @param posted ISO date the opening was posted.
 */
export function jobPostingJsonLd(opening: JobOpening, posted: string): JsonLdObject {
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
      address: postalAddress(),
    },
  };
}

/** The text of the details dialog as HTML. */
function toHtml({ description, requirements }: JobOpening): string {
  const paragraphs = description.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const items = requirements.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return `${paragraphs}<p>Requirements</p><ul>${items}</ul>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
