import type { PageModules } from '../page-modules';
import { earlyRequestsOf } from './early-requests';
import { buildDocument, buildShell } from './document';
import { splitLivePaths } from './live-paths';
import { llmsTxt } from './llms';
import { readHead, type PageSummary } from './read-head';
import { renderPage } from './render-page';
import { robotsTxt } from './robots';
import { securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import { sourceFilesOf } from './source-files';

/** The parts of the client build that pages are made from. */
interface ClientBuild {
  /** The built `index.html`. */
  template: string;
  /** The whole style sheet. */
  css: string;
  /** The code of the script inside every page's head. */
  inlineScript: string;
  /** The modules these source files need, except those the template already loads. */
  modulesOf: (sources: readonly string[]) => PageModules;
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
 * Renders every public page, the shell for all others, sitemap.xml, robots.txt, llms.txt and security.txt.
 * scripts/prerender/write-pages.ts writes them to disk.
 *
 * @throws Error when a page cannot be rendered.
 */
export async function prerenderSite(client: ClientBuild): Promise<Prerendered> {
  const { template, css, inlineScript, modulesOf } = client;
  const { open, guarded } = await splitLivePaths();
  const files = new Map([['shell/index.html', buildShell(template, css)]]);
  const indexed: PageSummary[] = [];
  for (const path of [...open, UNKNOWN]) {
    const page = await renderPage(path);
    const modules = modulesOf([CLIENT_ENTRY, ...(await sourceFilesOf(path))]);
    const requests = await earlyRequestsOf(path);
    files.set(
      fileOf(path),
      buildDocument(template, page, { css, modules, inlineScript, requests }),
    );
    const summary = readHead(page.head);
    if (summary.canonical !== undefined) indexed.push(summary);
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
