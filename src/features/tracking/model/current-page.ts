/** Parameters that name a campaign; others may hold what is nobody's business. */
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/;

export interface CurrentPage {
  url: string;
  title: string;
}

/** Where the router is: on the way to another page the window's address runs ahead of it. */
export interface Place {
  pathname: string;
  search: string;
}

/** The page the visitor looks at, without fragment and without private parameters. */
export function currentPage({ pathname, search }: Place): CurrentPage {
  const url = new URL(`${pathname}${search}`, window.location.origin);
  for (const name of [...url.searchParams.keys()]) {
    if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  }
  return { url: `${url.origin}${url.pathname}${url.search}`, title: document.title.slice(0, 300) };
}

/** Where the visitor came from: another site's address, '' when the browser does not say. */
export function outsideReferrer(): string {
  try {
    const { origin, protocol } = new URL(document.referrer);
    return origin === window.location.origin || !protocol.startsWith('http') ? '' : `${origin}/`;
  } catch {
    // No address at all: the visitor typed ours, or the browser keeps theirs to itself.
    return '';
  }
}
