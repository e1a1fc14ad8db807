import { MODULE_LIST_ID, type PageModules } from '../page-modules';
import type { RenderedPage } from './render-page';

/** The parts of the client build that go into a page. */
export interface PageAssets {
  /** URL of the style sheet. */
  styles: string;
  /** URL of the sheet that declares the fonts. */
  fonts: string;
  /** The part of the style sheet that a document needs for its first paint, to inline. */
  criticalCss: (html: string) => { css: string; isPartial: boolean };
  /** The modules that the page loads after its first paint. */
  modules: Pick<PageModules, 'now' | 'next'>;
  /** The code of the script inside the head (`prerender/inline`). */
  inlineScript: string;
}

const TITLE = /<title>[^<]*<\/title>/;
/** After the fallback fonts. */
const STYLES_END = '</style>';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
const START = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const FONT = /\s*<link[^>]*href="([^"]+)"[^>]*as="font"[^>]*>/;
const APP_LINKS = /\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g;
const NEXT_TAG = '\n';
const INDENT = /\n\s+/g;
const ROOT = '<div id="root"></div>';

/**
 * A page's HTML document: the built `index.html` with the page's head tags, its markup, its module
 * list, and the styles of its first paint inlined, so that it waits for no other file, not even a font.
 * Without JavaScript the browser loads the fonts and the whole style sheet.
 *
 * @throws Error when the template lacks one of the placeholders.
 */
export function buildDocument(template: string, page: RenderedPage, assets: PageAssets): string {
  const root = `<div id="root" data-route="${page.pattern}">${page.body}</div>`;
  const [, start = ''] = START.exec(template) ?? [];
  // The inline script loads it after the first paint.
  const [, font = ''] = FONT.exec(template) ?? [];
  const quiet = [START, FONT, APP_LINKS].reduce((text, tags) => fill(text, tags, ''), template);
  // First, so that nothing the browser has to fetch delays the script.
  const head = [`<script>${assets.inlineScript}</script>`, page.head].join(NEXT_TAG);
  const document = fill(fill(quiet.replaceAll(INDENT, NEXT_TAG), TITLE, head), ROOT, root);
  const { css, isPartial } = assets.criticalCss(document);
  const { now, next } = assets.modules;
  const modules: PageModules = {
    start,
    styles: assets.styles,
    isPartial,
    font,
    now: now.filter((file) => file !== start),
    next,
  };
  // Before the inline script, which reads the list.
  const styles = [`${css}</style>`, jsonScript(MODULE_LIST_ID, modules)].join(NEXT_TAG);
  return withTags(
    fill(document, STYLES_END, styles),
    `<noscript>${linkTo(assets.fonts)}${linkTo(assets.styles)}</noscript>`,
  );
}

function jsonScript(id: string, content: unknown): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * The document served for every page that is not prerendered: no content, not indexed.
 *
 * @param styles URLs of the style sheets of these pages.
 */
export function buildShell(template: string, styles: readonly string[]): string {
  return withTags(template, '<meta name="robots" content="noindex">', ...styles.map(linkTo));
}

const linkTo = (styles: string) => `<link rel="stylesheet" href="${styles}">`;

/** Adds tags to the head, in place of the style sheet Vite links. */
function withTags(document: string, ...tags: string[]): string {
  const bare = document.replaceAll(STYLE_LINK, '');
  return fill(bare, '</head>', [...tags, '</head>'].join(NEXT_TAG));
}

/** Replaces `place` with `content`. A function, because `$` is special in a replacement string. */
function fill(document: string, place: string | RegExp, content: string): string {
  const filled = document.replace(place, () => content);
  if (filled === document) throw new Error(`index.html has no ${String(place)}.`);
  return filled;
}
