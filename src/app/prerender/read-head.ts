/** What a page says of itself to machines. */
export interface PageFacts {
  title: string;
  description: string;
  /** The address to index it under; none for a page that is to stay out of search engines. */
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
 * Reads the facts of a page out of its own head.
 *
 * @throws Error when there is no title or description, or not exactly one of each.
 */
export function readHead(head: string): PageFacts {
  return {
    title: the('title', head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)),
    description: the('description', head.matchAll(/<meta name="description" content="([^"]*)"/g)),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
  };
}

function the(name: string, matches: Iterable<RegExpExecArray>): string {
  const [text, ...others] = Array.from(matches, ([, value = '']) => value);
  if (text === undefined || text === '' || others.length > 0) {
    throw new Error(`A page needs exactly one ${name}.`);
  }
  return text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
