import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { COMPANY } from '@/content/company';
import { SOCIAL_CARD } from '@/content/social-card';
import { removeServedTags } from './served-tags';

interface PageMetadataProps {
  /** Page title; the company's name is appended unless it's already in it. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Path of the page without the query, for the canonical URL. */
  path: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
  /** Sends no referrer to other sites: the URL is private. */
  isPrivate?: boolean;
  /** News to show before the title in the browser's tab: `(2) Quotes`. */
  count?: number;
}

/**
 * The page's tags in the document head. Render it exactly once per page: on React 19
 * react-helmet-async doesn't merge the tags of two (docs/decisions/0009).
 */
export function PageMetadata({
  title,
  description,
  path,
  noIndex = false,
  isPrivate = false,
  count = 0,
}: PageMetadataProps) {
  const fullTitle = title.includes(COMPANY.name) ? title : `${title} | ${COMPANY.name}`;
  const url = `${COMPANY.siteUrl}${path}`;
  useEffect(removeServedTags, []);
  return (
    <Helmet>
      <title>{count > 0 ? `(${String(count)}) ${fullTitle}` : fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="referrer" content="no-referrer" />}
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={url} />}
      {!noIndex && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={COMPANY.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${COMPANY.siteUrl}${SOCIAL_CARD.path}`} />
      <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
      <meta property="og:image:alt" content={SOCIAL_CARD.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}
