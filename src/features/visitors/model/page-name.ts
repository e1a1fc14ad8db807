import { COMPANY } from '@/content/company';
import { pagePath } from '@/shared/lib/page-path';

const OURS = ` | ${COMPANY.name}`;

/** A page's title without the company's name, which all of them end with; its path where it has none. */
export function pageName({ pageTitle, pageUrl }: { pageTitle: string; pageUrl: string }): string {
  const name = pageTitle.endsWith(OURS) ? pageTitle.slice(0, -OURS.length) : pageTitle;
  return name === '' ? pagePath(pageUrl) : name;
}
