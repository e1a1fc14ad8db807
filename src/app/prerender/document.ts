import type { RenderedPage } from './render-page';

/** What a page needs of the client build. */
export interface PageAssets {
  /** The site's style sheet. */
  css: string;
  /** Addresses of the modules to fetch at once, beside those the template names. */
  modules: readonly string[];
}

const TITLE = /<title>[^<]*<\/title>/;
const MODULE_TAG = /<(?:script type="module"|link rel="modulepreload")/g;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const NEXT_TAG = '\n    ';
const ROOT = '<div id="root"></div>';

/**
 * The whole document of a page: the built `index.html` with the page's own head, its markup, its
 * modules announced, and the styles in place, so that nothing is waited for before the first paint.
 *
 * @throws Error when the template has lost one of the places to fill.
 */
export function assembleDocument(template: string, page: RenderedPage, assets: PageAssets): string {
  const root = `<div id="root" data-route="${page.pattern}">${page.body}</div>`;
  const document = fill(fill(template, TITLE, page.head.replaceAll('\n', NEXT_TAG)), ROOT, root);
  return withAssets(document, assets);
}

/**
 * The document of every page that is not prerendered: the template without any page in it, kept
 * out of search engines.
 */
export function assembleShell(template: string, css: string): string {
  const robots = '<meta name="robots" content="noindex">';
  return withAssets(template, { css, modules: [] }, robots);
}

function withAssets(document: string, { css, modules }: PageAssets, ...more: string[]): string {
  const preloads = modules.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const tags = [...more, ...preloads, `<style>${css}</style>`, '</head>'];
  const whole = fill(document.replaceAll(STYLE_LINK, ''), '</head>', tags.join(NEXT_TAG));
  // A page can be read before it is alive: its font and first picture go before its scripts.
  return whole.replaceAll(MODULE_TAG, '$& fetchpriority="low"');
}

/** Puts `content` where `place` is; a function, because `$` in a replacement text means something. */
function fill(document: string, place: string | RegExp, content: string): string {
  const filled = document.replace(place, () => content);
  if (filled === document) throw new Error(`index.html has no ${String(place)} to fill.`);
  return filled;
}
