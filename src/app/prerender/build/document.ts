import { MODULE_LIST_ID, type PageModules } from '../page-modules';
import type { RenderedPage } from './render-page';

/** The parts of the client build that go into a page. */
export interface PageAssets {
  /** The site's style sheet. */
  css: string;
  /** The modules to preload, except those the template already loads. */
  modules: PageModules;
}

const TITLE = /<title>[^<]*<\/title>/;
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const NEXT_TAG = '\n    ';
const ROOT = '<div id="root"></div>';

/**
 * A page's HTML document: the built `index.html` with the page's head tags, its markup, its module
 * list, and the styles inlined, so that the first paint waits for no other file.
 *
 * @throws Error when the template lacks one of the placeholders.
 */
export function buildDocument(template: string, page: RenderedPage, assets: PageAssets): string {
  const root = `<div id="root" data-route="${page.pattern}">${page.body}</div>`;
  const document = fill(fill(template, TITLE, page.head.replaceAll('\n', NEXT_TAG)), ROOT, root);
  return withAssets(document, assets);
}

/** The document served for every page that is not prerendered: no content, not indexed. */
export function buildShell(template: string, css: string): string {
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

/** Replaces `place` with `content`. A function, because `$` is special in a replacement string. */
function fill(document: string, place: string | RegExp, content: string): string {
  const filled = document.replace(place, () => content);
  if (filled === document) throw new Error(`index.html has no ${String(place)}.`);
  return filled;
}
