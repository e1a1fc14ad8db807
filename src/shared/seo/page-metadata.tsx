import { Helmet } from 'react-helmet-async';
import { COMPANY } from '@/content/company';
import { SOCIAL_CARD } from '@/content/social-card';

interface PageMetadataProps {
  /** What the page is; the company's name follows unless it is already in it. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Path of the page without query, for the canonical address. */
  path: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/**
 * Everything a page puts into the document's head. Exactly one per page: on React 19 the tags of
 * two are not merged.
 */
export function PageMetadata({ title, description, path, noIndex = false }: PageMetadataProps) {
  const fullTitle = title.includes(COMPANY.name) ? title : `${title} | ${COMPANY.name}`;
  const url = `${COMPANY.siteUrl}${path}`;
  return (
    <Helmet
      title={fullTitle}
      meta={[
        { name: 'description', content: description },
        noIndex ? { name: 'robots', content: 'noindex' } : { property: 'og:url', content: url },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: COMPANY.name },
        { property: 'og:title', content: fullTitle },
        { property: 'og:description', content: description },
        { property: 'og:image', content: `${COMPANY.siteUrl}${SOCIAL_CARD.path}` },
        { property: 'og:image:width', content: String(SOCIAL_CARD.width) },
        { property: 'og:image:height', content: String(SOCIAL_CARD.height) },
        { property: 'og:image:alt', content: SOCIAL_CARD.alt },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]}
      link={noIndex ? [] : [{ rel: 'canonical', href: url }]}
    />
  );
}
