/** A tag of the head as React writes it, in front of everything that is visible. */
const HEAD_TAG = /^(?:<(?:meta|link)\b(?:"[^"]*"|[^">])*>|<title\b[^>]*>[^<]*<\/title>)/;

/**
 * Parts the markup of a page: React writes the tags that belong in the head in front of the page
 * when it renders less than a whole document.
 */
export function splitHead(html: string): { head: string; body: string } {
  const tags: string[] = [];
  let rest = html;
  for (let tag = HEAD_TAG.exec(rest); tag !== null; tag = HEAD_TAG.exec(rest)) {
    tags.push(tag[0]);
    rest = rest.slice(tag[0].length);
  }
  return { head: tags.join('\n'), body: rest };
}
