import type { PageModules } from '../page-modules';
import { drawingFiles } from '@/shared/drawing/drawing-files';
import { buildDocument, buildShell, type PageAssets } from './document';
import { buildDrawing } from './drawing';
import { llmsTxt } from './llms';
import { readHead, type PageSummary } from './read-head';
import { renderPage } from './render-page';
import { robotsTxt } from './robots';
import { securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import { sourceFilesOf } from './source-files';
import { splitPaths } from './split-paths';

/** The parts of the client build that pages are made from. */
interface ClientBuild {
  /** The built `index.html`. */
  template: string;
  /** URLs of the style sheets. */
  styles: { app: string; fonts: string };
  /** The part of the style sheet that a document needs for its first paint. */
  criticalCss: PageAssets['criticalCss'];
  /** The code of the script inside every page's head. */
  inlineScript: string;
  /** The modules these source files need, except the start script's. */
  modulesOf: (sources: readonly string[]) => Pick<PageModules, 'now' | 'next'>;
}

interface Prerendered {
  /** File contents by path, relative to the site's folder. */
  files: Map<string, string>;
  /** Paths of the pages that require signing in: hosts must serve `shell/index.html` for them. */
  guarded: string[];
}

/** Hydrates every page, so every page's module list starts with it. */
const CLIENT_ENTRY = 'src/app/prerender/browser/hydrate.tsx';
/** Matches no route, so it renders the not-found page. */
const UNKNOWN = '/404';

/**
 * Renders every public page with its drawings, the shell for all others, sitemap.xml, robots.txt, llms.txt and security.txt.
 * bundle/write-pages.ts writes them to disk.
 *
 * @throws Error when a page cannot be rendered.
 */
export async function prerenderSite(client: ClientBuild): Promise<Prerendered> {
  const { template, styles, modulesOf, ...shared } = client;
  const { open, guarded } = await splitPaths();
  const files = new Map([['shell/index.html', buildShell(template, [styles.fonts, styles.app])]]);
  const indexed: PageSummary[] = [];
  for (const path of [...open, UNKNOWN]) {
    const page = await renderPage(path);
    const modules = modulesOf([CLIENT_ENTRY, ...(await sourceFilesOf(path))]);
    const assets = { ...shared, styles: styles.app, fonts: styles.fonts, modules };
    files.set(fileOf(path), buildDocument(template, page, assets));
    const summary = readHead(page.head);
    if (summary.canonical !== undefined) indexed.push(summary);
  }
  for (const [url, drawing] of drawingFiles) {
    files.set(
      url.slice(1),
      buildDrawing(drawing, (markup) => shared.criticalCss(markup).css),
    );
  }
  files.set('sitemap.xml', sitemap(indexed));
  files.set('robots.txt', robotsTxt(guarded));
  files.set('llms.txt', llmsTxt(indexed));
  files.set('.well-known/security.txt', securityTxt(new Date()));
  return { files, guarded };
}

/** `/services` becomes `services.html`, so that no URL needs a trailing slash. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
