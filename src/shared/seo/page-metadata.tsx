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
  /** Tells no other site where a visitor came from. */
  isPrivate?: boolean;
}

/**
 * Everything a page puts into the document's head: React moves the tags there by itself. Exactly
 * one per page, for the tags of two are not merged.
 */
export function PageMetadata({
  title,
  description,
  path,
  noIndex = false,
  isPrivate = false,
}: PageMetadataProps) {
  const fullTitle = title.includes(COMPANY.name) ? title : `${title} | ${COMPANY.name}`;
  const url = `${COMPANY.siteUrl}${path}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="referrer" content="no-referrer" />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={COMPANY.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${COMPANY.siteUrl}${SOCIAL_CARD.path}`} />
      <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
      <meta property="og:image:alt" content={SOCIAL_CARD.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
