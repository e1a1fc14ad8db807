/** A head tag at the start of the markup, as React writes it. */
const HEAD_TAG = /^(?:<(?:meta|link)\b(?:"[^"]*"|[^">])*>|<title\b[^>]*>[^<]*<\/title>)/;

/**
 * Separates head tags from the markup of a page. React writes them first when it renders something
 * other than a whole document.
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
