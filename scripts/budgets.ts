import { readdirSync, readFileSync } from 'node:fs';
import { measureFirstLoad } from './prerender/first-load.ts';

/**
 * The byte budgets of the public pages (design, section 6): what a visitor's browser must fetch
 * before the page works, read from the build output. A law, not a ratchet.
 */

const KIB = 1024;
const SCRIPT_KIB = 100;
/** The gallery may bring its carousel. */
const GALLERY_KIB = 130;
/** The home page with everything on the first screen of a phone. */
const HOME_IN_ALL_KIB = 300;

/** Every public page, by its file in the build. */
export const PAGES: Record<string, number> = {
  'index.html': SCRIPT_KIB,
  'about.html': SCRIPT_KIB,
  'services.html': SCRIPT_KIB,
  'services/heavy-haul.html': SCRIPT_KIB,
  'services/specialized-transport.html': SCRIPT_KIB,
  'services/project-management.html': SCRIPT_KIB,
  'fleet.html': SCRIPT_KIB,
  'gallery.html': GALLERY_KIB,
  'gallery/grid.html': GALLERY_KIB,
  'careers.html': SCRIPT_KIB,
  'contact.html': SCRIPT_KIB,
  'quote.html': SCRIPT_KIB,
  'quote/status.html': SCRIPT_KIB,
  'auth.html': SCRIPT_KIB,
  'auth/forgot-password.html': SCRIPT_KIB,
  'auth/new-password.html': SCRIPT_KIB,
  'auth/invitation.html': SCRIPT_KIB,
  'privacy.html': SCRIPT_KIB,
  'terms.html': SCRIPT_KIB,
  '404.html': SCRIPT_KIB,
};
/** Words by which the packages are known that must not stand in a public page's first load. */
const LATE_PACKAGES = {
  'supabase-js': 'X-Client-Info',
  swiper: 'swiper-slide-active',
  'pdf.js': 'pdfjs',
};

/**
 * Holds the site in `folder` against the budgets and prints a line for every page.
 *
 * @returns what is wrong, in words; nothing when all is well.
 * @throws Error when a page with a budget was not built.
 */
export function checkBudgets(folder: string, print: (line: string) => void): string[] {
  const unknown = builtPages(folder).filter((page) => !Object.hasOwn(PAGES, page));
  const problems = unknown.map((page) => `${page} has no budget`);
  print(row('First load, KiB brotli', ['JS', 'budget', 'HTML', 'fonts', 'images', 'in all']));
  for (const [page, budget] of Object.entries(PAGES)) {
    const load = measureFirstLoad(folder, page);
    const { html, js, fonts, images } = load;
    const all = html + js + fonts + images;
    const figures = [js, budget * KIB, html, fonts, images, all];
    print(
      row(
        page,
        figures.map((bytes) => (bytes / KIB).toFixed(1)),
      ),
    );
    if (js > budget * KIB) problems.push(`${page} is over its budget of ${String(budget)} KiB`);
    if (page === 'index.html' && all > HOME_IN_ALL_KIB * KIB) {
      problems.push(`${page} is over ${String(HOME_IN_ALL_KIB)} KiB in all`);
    }
    problems.push(...latePackages(folder, load.scripts).map((name) => `${page} brings ${name}`));
  }
  return problems;
}

/** The pages of the build that are read by visitors, which the empty shell is not. */
function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('shell/'));
}

function latePackages(folder: string, scripts: readonly string[]): string[] {
  const code = scripts.map((file) => readFileSync(`${folder}${file}`, 'utf8')).join('');
  return Object.entries(LATE_PACKAGES).flatMap(([name, word]) => (code.includes(word) ? name : []));
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(38), ...cells.map((cell) => cell.padStart(7))].join(' ');
}
