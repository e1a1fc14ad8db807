/** Campaign parameters. Other parameters may contain private data. */
const KEPT = /^utm_(?:source|medium|campaign)$/u;

/** Ids in paths: the figures are about kinds of pages, not about one customer's quote. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu;

const hostOf = ({ hostname }: URL) =>
  hostname.replace(/^www\./u, '').replace('localhost', '127.0.0.1');

/**
 * The part of a page's URL we store: no fragment, no ids, and only campaign parameters. `(other)` for a
 * page that isn't on the site.
 */
export function storedUrl(address: string, site: string): string {
  const url = new URL(address);
  if (hostOf(url) !== hostOf(new URL(site))) return '(other)';
  url.pathname = url.pathname.replace(ID, 'id');
  for (const name of [...url.searchParams.keys()]) {
    if (!KEPT.test(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}

/** The part of a referrer we store: the site or app, because a path may contain a name or a search. */
export function storedReferrer(address: string): string {
  if (address === '') return '';
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}/`;
}
