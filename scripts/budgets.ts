import { readdirSync, readFileSync } from 'node:fs';
import { measureConsoleLoad, measureFirstLoad } from './prerender/first-load.ts';

/**
 * Byte budgets of the public pages: what a visitor's browser downloads before a page is interactive,
 * measured on the build output: the size they had, plus 5%. Raise one only with the reason in the same commit.
 */

const KIB = 1024;
const SCRIPT_KIB = 104;
/** For the six largest pages, because of their own code. */
const LONG_PAGE_KIB = 106;
/** More for the gallery's carousel. */
const GALLERY_KIB = 130;
/** What a server may send before the browser answers: ten packets. */
const HTML_KIB = 14;
const FONT_KIB = 35;
/** The pictures of a phone's first screen. */
const HERO_KIB = 20;
/** The home page with everything on the first screen of a phone. */
const HOME_TOTAL_KIB = 160;

/** Script budget of every public page in KiB, by its file in the build. */
export const PAGES: Record<string, number> = {
  'index.html': LONG_PAGE_KIB,
  'about.html': SCRIPT_KIB,
  'services.html': SCRIPT_KIB,
  'services/heavy-haul.html': LONG_PAGE_KIB,
  'services/specialized-transport.html': LONG_PAGE_KIB,
  'services/project-management.html': LONG_PAGE_KIB,
  'fleet.html': SCRIPT_KIB,
  'gallery.html': GALLERY_KIB,
  'gallery/grid.html': GALLERY_KIB,
  'careers.html': LONG_PAGE_KIB,
  'contact.html': SCRIPT_KIB,
  'quote.html': SCRIPT_KIB,
  'quote/status.html': SCRIPT_KIB,
  'tools/load-assessment.html': SCRIPT_KIB,
  'auth.html': SCRIPT_KIB,
  'auth/forgot-password.html': SCRIPT_KIB,
  'auth/confirm.html': SCRIPT_KIB,
  'auth/new-password.html': SCRIPT_KIB,
  'auth/invitation.html': SCRIPT_KIB,
  'privacy.html': LONG_PAGE_KIB,
  'terms.html': SCRIPT_KIB,
  '404.html': SCRIPT_KIB,
};
/** What a list page of the console loads before its rows are on screen. */
const CONSOLE_KIB = 210;
/** The console's largest lists, by their file in the manifest. What they share is in one chunk. */
export const LARGE_LISTS: readonly string[] = [
  'src/pages/admin/quotes-page.tsx',
  'src/pages/admin/messages-page.tsx',
  'src/pages/admin/careers-page.tsx',
  'src/pages/admin/loads-page.tsx',
  'src/pages/admin/users-page.tsx',
];
/** The console's list pages with a budget. */
export const CONSOLE_PAGES: readonly string[] = [
  ...LARGE_LISTS,
  'src/pages/admin/fleet-page.tsx',
  'src/pages/admin/gallery-page.tsx',
  'src/pages/admin/services-page.tsx',
];
/** Packages that a list page may load only after its rows, or when something is opened. */
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
  const unknown = builtPages(folder).filter((page) => !Object.hasOwn(PAGES, page));
  const problems = unknown.map((page) => `${page} has no budget`);
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
  for (const page of CONSOLE_PAGES) {
    const { js, scripts } = measureConsoleLoad(folder, page);
    print(row(page, [(js / KIB).toFixed(1), String(CONSOLE_KIB)]));
    if (js > CONSOLE_KIB * KIB) problems.push(`${page} is over ${String(CONSOLE_KIB)} KiB`);
    const lazy = lazyPackagesIn(folder, scripts, CONSOLE_LAZY_PACKAGES);
    problems.push(...lazy.map((name) => `${page} loads ${name}`));
  }
  return problems;
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
