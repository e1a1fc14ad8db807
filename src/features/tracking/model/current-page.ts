/** Campaign parameters. Other parameters may contain private data. */
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/;

export interface CurrentPage {
  url: string;
  title: string;
}

/** The router's location. During navigation, `window.location` is already one page ahead. */
export interface Place {
  pathname: string;
  search: string;
}

/** The visitor's current page, without fragment and private parameters. */
export function currentPage({ pathname, search }: Place): CurrentPage {
  const url = new URL(`${pathname}${search}`, window.location.origin);
  for (const name of [...url.searchParams.keys()]) {
    if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  }
  return { url: `${url.origin}${url.pathname}${url.search}`, title: document.title.slice(0, 300) };
}

/** The site or Android app the visitor came from; '' if it is ours or unknown. */
export function outsideReferrer(): string {
  // URL doesn't know the host of an app in every browser.
  const [origin = '', scheme, host] =
    /^(https?|android-app|ios-app):\/\/([^/?#]+)/i.exec(document.referrer) ?? [];
  return scheme === undefined || host === window.location.host ? '' : `${origin}/`;
}
