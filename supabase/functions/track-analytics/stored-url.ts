/** Campaign parameters. Other parameters may contain private data. */
const KEPT = /^utm_(?:source|medium|campaign)$/u;

/** The part of a URL we store: no fragment, and only campaign parameters. */
export function storedUrl(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (!KEPT.test(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}

/** The part of a referrer we store: the origin, because a path may contain a name or a search. */
export function storedReferrer(address: string): string {
  return address === '' ? '' : `${new URL(address).origin}/`;
}
