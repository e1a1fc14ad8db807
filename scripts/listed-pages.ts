import { readFileSync } from 'node:fs';
import { PAGE_PATHS } from '../src/content/navigation.ts';
import { parseRedirectsFile } from '../supabase/local/gateway/redirects-file.ts';

const SHELL = '/shell/';
const PAGE_IMPORT = /import\(\s*'@\/(pages\/[^']+)'/g;

/** The files of the public pages that the build will prerender, read from the navigation and the rewrites. */
export function listPrerendered(): string[] {
  const rewrite = parseRedirectsFile(readFileSync('public/_redirects', 'utf8'));
  const open = PAGE_PATHS.filter((path) => rewrite(path) !== SHELL);
  return [
    ...open.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
    '404.html',
  ];
}

/** The sources of the console's and the portal's pages in `routes`, the text of `signed-in-pages.ts`. */
export function listSignedInPages(routes: string): string[] {
  return Array.from(routes.matchAll(PAGE_IMPORT), ([, path = '']) => `src/${path}.tsx`);
}

/**
 * Checks that the site in `folder` serves the shell for every page that requires signing in.
 *
 * @throws Error when `public/_redirects` lacks one of the `guarded` paths.
 */
export function assertRewrites(folder: string, guarded: readonly string[]): void {
  const rewrite = parseRedirectsFile(readFileSync(`${folder}/_redirects`, 'utf8'));
  for (const path of guarded) {
    if (rewrite(path) === SHELL) continue;
    throw new Error(
      `Add ${path} to the paths of the shell in scripts/hosting/site-rules.ts and run \`npm run hosting\`.`,
    );
  }
}
