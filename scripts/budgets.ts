import { readdirSync, readFileSync } from 'node:fs';
import { LEAN_LISTS } from '../src/app/prerender/bundle/console-lists.ts';
import { measureFirstLoad, measureSignedInLoad } from '../src/app/prerender/bundle/first-load.ts';

/**
 * Byte budgets: what a browser downloads before a page is interactive, measured on the build output. A budget
 * is the size on the day it was set plus 5%, rounded to whole KiB. To raise one, write the reason in a comment
 * on its line, in the commit that raises it.
 */

const KIB = 1024;
/** Of every public page, set by the largest. A server may send 14 KiB before the browser answers. */
const HTML_KIB = 13;
const FONT_KIB = 34;
/** The pictures of a phone's first screen. */
const HERO_KIB = 21;
/** The home page with everything on the first screen of a phone. */
const HOME_TOTAL_KIB = 164;

/** Script budget of every public page in KiB, by its file in the build. */
export const PAGES: Readonly<Record<string, number>> = {
  'index.html': 106,
  'about.html': 103,
  'services.html': 104,
  'services/heavy-haul.html': 106,
  'services/specialized-transport.html': 105,
  'services/project-management.html': 106,
  'fleet.html': 102,
  'gallery.html': 96,
  'gallery/grid.html': 96,
  'careers.html': 105,
  'contact.html': 103,
  'quote.html': 96,
  'quote/status.html': 107,
  'tools/load-assessment.html': 96,
  'auth.html': 102,
  'auth/forgot-password.html': 102,
  'auth/confirm.html': 102,
  'auth/new-password.html': 103,
  'auth/invitation.html': 103,
  'privacy.html': 105,
  'terms.html': 104,
  '404.html': 95,
};
/** The scripts a page of the console loads before its data is on screen, in KiB, by its file in the manifest. */
export const CONSOLE_PAGES: Readonly<Record<string, number>> = {
  'src/pages/admin/activity-page.tsx': 227,
  'src/pages/admin/analytics-page.tsx': 253,
  'src/pages/admin/careers-page.tsx': 209,
  'src/pages/admin/fleet-page.tsx': 210,
  'src/pages/admin/gallery-page.tsx': 212,
  'src/pages/admin/load-page.tsx': 339,
  'src/pages/admin/loads-page.tsx': 212,
  'src/pages/admin/loads-week-page.tsx': 209,
  'src/pages/admin/messages-page.tsx': 201,
  'src/pages/admin/not-found-page.tsx': 193,
  'src/pages/admin/offer-page.tsx': 291,
  'src/pages/admin/offers-page.tsx': 264,
  'src/pages/admin/overview-page.tsx': 235,
  'src/pages/admin/permits-page.tsx': 284,
  'src/pages/admin/quotes-page.tsx': 211,
  'src/pages/admin/rules-page.tsx': 314,
  'src/pages/admin/services-page.tsx': 197,
  'src/pages/admin/system-page.tsx': 207,
  'src/pages/admin/users-page.tsx': 203,
};
/** What a page of the portal loads before its data is on screen, in KiB, by its file in the manifest. */
const PORTAL_PAGES: Readonly<Record<string, number>> = {
  'src/pages/account/assigned-loads-page.tsx': 306,
  'src/pages/account/dashboard-page.tsx': 229,
  'src/pages/account/escorts-page.tsx': 251,
  'src/pages/account/profile-page.tsx': 291,
  'src/pages/account/quote-detail-page.tsx': 302,
  'src/pages/account/quotes-page.tsx': 211,
  'src/pages/account/schedule-page.tsx': 198,
};
/** The script budgets of all pages that require signing in. */
export const SIGNED_IN_PAGES = { ...CONSOLE_PAGES, ...PORTAL_PAGES };
const CONSOLE_LAZY_PACKAGES = {
  zod: 'ZodMini',
  swiper: 'swiper-slide-active',
  'pdf.js': 'pdfjs',
  'tus-js-client': 'Upload-Defer-Length',
  'react-hook-form': 'shouldUseNativeValidation',
  '@dnd-kit': 'DndDescribedBy',
  'Radix dialogs': 'DialogContent',
};
/** Packages that must not be in a first load, and a string that only their code contains. */
const LAZY_PACKAGES = {
  'supabase-js': 'X-Client-Info',
  swiper: 'swiper-slide-active',
  'pdf.js': 'pdfjs',
  'tus-js-client': 'Upload-Defer-Length',
};

/**
 * Checks the site in `folder` against the budgets and prints a line for every page.
 *
 * @returns one sentence for each violation.
 * @throws Error when a page with a budget was not built.
 */
export function checkBudgets(folder: string, print: (line: string) => void): string[] {
  const problems = pagesWithoutBudget(builtPages(folder), []);
  print(
    row('First load, KiB brotli', [
      'JS',
      'budget',
      'HTML',
      'of it CSS',
      'fonts',
      'images',
      'total',
    ]),
  );
  for (const [page, budget] of Object.entries(PAGES)) {
    const load = measureFirstLoad(folder, page);
    const { html, css, js, fonts, images } = load;
    const total = html + js + fonts + images;
    const figures = [js, budget * KIB, html, css, fonts, images, total];
    print(
      row(
        page,
        figures.map((bytes) => (bytes / KIB).toFixed(1)),
      ),
    );
    if (js > budget * KIB) problems.push(`${page} is over its budget of ${String(budget)} KiB`);
    if (html > HTML_KIB * KIB) problems.push(`${page} has over ${String(HTML_KIB)} KiB of HTML`);
    if (fonts > FONT_KIB * KIB) problems.push(`${page} has over ${String(FONT_KIB)} KiB of fonts`);
    if (images > HERO_KIB * KIB) {
      problems.push(`${page} shows more than ${String(HERO_KIB)} KiB of pictures at first`);
    }
    if (page === 'index.html' && total > HOME_TOTAL_KIB * KIB) {
      problems.push(`${page} is over ${String(HOME_TOTAL_KIB)} KiB in total`);
    }
    problems.push(...lazyPackagesIn(folder, load.scripts).map((name) => `${page} loads ${name}`));
  }
  for (const [page, budget] of Object.entries(SIGNED_IN_PAGES)) {
    const { js, scripts } = measureSignedInLoad(folder, page);
    print(row(page, [(js / KIB).toFixed(1), String(budget)]));
    if (js > budget * KIB) problems.push(`${page} is over its budget of ${String(budget)} KiB`);
    if (!LEAN_LISTS.includes(page)) continue;
    const lazy = lazyPackagesIn(folder, scripts, CONSOLE_LAZY_PACKAGES);
    problems.push(...lazy.map((name) => `${page} loads ${name}`));
  }
  return problems;
}

/**
 * Finds pages without a budget.
 *
 * @param signedIn the sources of the pages that require signing in.
 * @returns one sentence for each page that has none.
 */
export function pagesWithoutBudget(
  pages: readonly string[],
  signedIn: readonly string[],
): string[] {
  const unknown = [
    ...pages.filter((page) => !Object.hasOwn(PAGES, page)),
    ...signedIn.filter((source) => !Object.hasOwn(SIGNED_IN_PAGES, source)),
  ];
  return unknown.map((page) => `${page} has no budget`);
}

/** The visitors' pages of the build: all but the shell. */
function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('shell/'));
}

function lazyPackagesIn(
  folder: string,
  scripts: readonly string[],
  packages: Readonly<Record<string, string>> = LAZY_PACKAGES,
): string[] {
  const code = scripts.map((file) => readFileSync(`${folder}${file}`, 'utf8')).join('');
  return Object.entries(packages).flatMap(([name, word]) => (code.includes(word) ? name : []));
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(38), ...cells.map((cell) => cell.padStart(9))].join(' ');
}
