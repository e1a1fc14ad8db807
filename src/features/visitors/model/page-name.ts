import { COMPANY } from '@/content/company';
import { pagePath } from '@/shared/lib/page-path';

const SUFFIX = ` | ${COMPANY.name}`;

/** A page's title without the company's name at the end; its path if it has no title. */
export function pageName({ pageTitle, pageUrl }: { pageTitle: string; pageUrl: string }): string {
  const name = pageTitle.endsWith(SUFFIX) ? pageTitle.slice(0, -SUFFIX.length) : pageTitle;
  return name === '' ? pagePath(pageUrl) : name;
}
