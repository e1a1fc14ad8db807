import { MAX_AXLES, SUPERLOAD_RANGE } from '@/content/capacity';
import { COMPANY } from '@/content/company';
import { HOME_METADATA, SERVICES } from '@/content/home';
import type { PageSummary } from './read-head';

/** llms.txt (llmstxt.org): plain facts about the company and links, for AI assistants. */
export function llmsTxt(pages: readonly PageSummary[]): string {
  const { name, address, phones, emails, hours, quoteReplyHours, serviceArea, usdot, mc } = COMPANY;
  const services = [SERVICES.heavyHaul, SERVICES.specialized, SERVICES.projects];
  return [
    `# ${name}`,
    '',
    `> ${HOME_METADATA.description}`,
    '',
    `- Address: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
    `- Dispatch and quotes (${hours.dispatch}): ${phones.dispatch.display}`,
    `- Emergency: ${phones.emergency.display}`,
    `- Office: ${hours.office}`,
    `- Email: ${emails.dispatch.display}`,
    `- USDOT ${usdot}, MC ${mc}`,
    `- Service area: ${serviceArea}`,
    `- Up to ${String(MAX_AXLES)} axles; superloads of ${SUPERLOAD_RANGE.full}, routinely ${SUPERLOAD_RANGE.routine}`,
    `- Quotes are free and answered within ${String(quoteReplyHours)} hours; no account is needed`,
    '',
    '## Services',
    '',
    ...services.map(({ title, text }) => `- ${title}: ${text}`),
    '',
    '## Pages',
    '',
    ...pages.flatMap(({ title, canonical, description }) =>
      canonical === undefined ? [] : `- [${title}](${canonical}): ${description}`,
    ),
    '',
  ].join('\n');
}
