import type { PageModules } from './announce-modules';
import { assembleDocument, assembleShell } from './prerender/document';
import { llmsTxt } from './prerender/llms';
import { pageSources } from './prerender/page-sources';
import { sortPaths } from './prerender/public-paths';
import { readHead, type PageFacts } from './prerender/read-head';
import { renderPage } from './prerender/render-page';
import { robotsTxt } from './prerender/robots';
import { sitemap } from './prerender/sitemap';

/** What the client build has to offer. */
interface ClientBuild {
  /** The built `index.html`. */
  template: string;
  /** All styles. */
  css: string;
  /** The modules that come with source files, beside those the template names. */
  modulesOf: (sources: readonly string[]) => PageModules;
}

interface Prerendered {
  /** Text of each file, by its path in the site's folder. */
  files: Map<string, string>;
  /** Addresses of the pages behind a door, which hosts must answer with `shell/index.html`. */
  closed: string[];
}

/** Brings every page to life; what a page lists of modules begins with it. */
const CLIENT_ENTRY = 'src/app/entry-client.tsx';
/** An address no page will ever have: its page is what every unknown address shows. */
const UNKNOWN = '/404';

/**
 * Renders every page anybody may read, the shell that stands in for all others, and what machines
 * ask for. scripts/prerender.ts makes files of it.
 *
 * @throws Error when a page cannot be rendered.
 */
export async function prerenderSite(client: ClientBuild): Promise<Prerendered> {
  const { template, css, modulesOf } = client;
  const { open, closed } = await sortPaths();
  const files = new Map([['shell/index.html', assembleShell(template, css)]]);
  const indexed: PageFacts[] = [];
  for (const path of [...open, UNKNOWN]) {
    const page = await renderPage(path);
    const modules = modulesOf([CLIENT_ENTRY, ...(await pageSources(path))]);
    files.set(fileOf(path), assembleDocument(template, page, { css, modules }));
    const facts = readHead(page.head);
    if (facts.canonical !== undefined) indexed.push(facts);
  }
  files.set('sitemap.xml', sitemap(indexed));
  files.set('robots.txt', robotsTxt(closed));
  files.set('llms.txt', llmsTxt(indexed));
  return { files, closed };
}

/** `/` is the folder's index; every other page is a file of its name: no address needs a slash. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
