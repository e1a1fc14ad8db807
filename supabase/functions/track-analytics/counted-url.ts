/** Parameters that say which campaign brought a visitor. Others may hold what is private. */
const KEPT = /^utm_(?:source|medium|campaign)$/u;

/** The part of an address that is stored: no fragment, and of the query only the campaign. */
export function countedUrl(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (!KEPT.test(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}

/** Of the page that led here only the site is stored: its path may name a person or a search. */
export function countedReferrer(address: string): string {
  return address === '' ? '' : `${new URL(address).origin}/`;
}
