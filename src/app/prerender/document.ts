import { MODULE_LIST_ID, type PageModules } from '../announce-modules';
import type { RenderedPage } from './render-page';

/** What a page needs of the client build. */
export interface PageAssets {
  /** The site's style sheet. */
  css: string;
  /** Addresses of the modules it takes to come alive, beside those the template names. */
  modules: PageModules;
}

const TITLE = /<title>[^<]*<\/title>/;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const NEXT_TAG = '\n    ';
const ROOT = '<div id="root"></div>';

/**
 * The whole document of a page: the built `index.html` with the page's own head, its markup, the
 * list of its modules, and the styles in place, so that nothing is waited for before the first paint.
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
  return withAssets(template, { css }, robots);
}

function withAssets(
  document: string,
  { css, modules }: Pick<PageAssets, 'css'> & Partial<PageAssets>,
  ...more: string[]
): string {
  const list = `<script type="application/json" id="${MODULE_LIST_ID}">${JSON.stringify(modules)}</script>`;
  const tags = [...more, ...(modules ? [list] : []), `<style>${css}</style>`, '</head>'];
  return fill(document.replaceAll(STYLE_LINK, ''), '</head>', tags.join(NEXT_TAG));
}

/** Puts `content` where `place` is; a function, because `$` in a replacement text means something. */
function fill(document: string, place: string | RegExp, content: string): string {
  const filled = document.replace(place, () => content);
  if (filled === document) throw new Error(`index.html has no ${String(place)} to fill.`);
  return filled;
}
