/** A page as sitemap.xml and llms.txt list it. */
export interface PageSummary {
  title: string;
  description: string;
  /** Canonical URL; `undefined` for a page that search engines must not index. */
  canonical: string | undefined;
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Reads a page's title, description and canonical URL from its head tags.
 *
 * @throws Error when there is not exactly one title and one description.
 */
export function readHead(head: string): PageSummary {
  return {
    title: exactlyOne('title', head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)),
    description: exactlyOne(
      'description',
      head.matchAll(/<meta name="description" content="([^"]*)"/g),
    ),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  };
}

function exactlyOne(name: string, matches: Iterable<RegExpExecArray>): string {
  const [text, ...others] = Array.from(matches, ([, value = '']) => value);
  if (text === undefined || text === '' || others.length > 0) {
    throw new Error(`A page needs exactly one ${name}.`);
  }
  return text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
