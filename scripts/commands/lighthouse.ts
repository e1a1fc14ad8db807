import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';
import { serveSite } from '../../supabase/local/gateway/static-site.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';
import { PAGES } from '../budgets.ts';
import { SITE } from '../prerender/client-build.ts';
import { ensureTools } from '../tools.ts';

/**
 * `npm run lighthouse [path …]`: Lighthouse's phone scores of every public page, as the median of
 * three runs against the production build. SKIP_BUILD=1 uses the existing build; RUNS=1 is faster. Not
 * part of `npm test`, because a busy machine lowers the scores.
 */

const FOLDER = resolve(import.meta.dirname, '../tools/lighthouse');
const RUNS = Number(process.env['RUNS'] ?? 3);
/** Minimum scores. */
const LOWEST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Pages with noindex, which lowers Lighthouse's SEO score. */
const UNLISTED = [
  '/auth',
  '/auth/forgot-password',
  '/auth/new-password',
  '/auth/invitation',
  '/quote/status',
  '/404',
];
const MEASURES = {
  'LCP ms': 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  'TBT ms': 'total-blocking-time',
  KiB: 'total-byte-weight',
};

type Category = keyof typeof LOWEST;

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

/** The functions we use from Lighthouse and its Chrome launcher. */
interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

async function loadTools(): Promise<Tools> {
  ensureTools(FOLDER);
  const load = (file: string) =>
    import(pathToFileURL(`${FOLDER}/node_modules/${file}`).href) as Promise<unknown>;
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as {
    default: Tools['lighthouse'];
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<Tools, 'launch'>;
  return { lighthouse, launch };
}

async function audit({ lighthouse, launch }: Tools, url: string): Promise<Report> {
  const chrome = await launch({
    chromePath: findOrInstallBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: Object.keys(LOWEST),
    });
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Ignores NaN, the value of a run in which the browser painted nothing in time. */
function median(values: readonly number[]): number {
  const figures = values.filter((value) => !Number.isNaN(value));
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

const percent = (report: Report, category: Category) =>
  Math.round((report.categories[category].score ?? 0) * 100);

/** The audits that lowered the score of a category. */
function faults(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const { score = null, title = id } = report.audits[id] ?? {};
    return weight > 0 && score !== null && score < 0.9 ? `${id}: ${title}` : [];
  });
}

/** Audits a page and prints its scores. Returns a message for every score below the minimum. */
async function auditPage(tools: Tools, origin: string, path: string): Promise<string[]> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(tools, `${origin}${path}`));
  const categories = Object.keys(LOWEST) as Category[];
  const scores = categories.map((category) =>
    median(reports.map((report) => percent(report, category))),
  );
  const measures = Object.entries(MEASURES).map(([name, id]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    if (name === 'CLS') return value.toFixed(3);
    return String(Math.round(name === 'KiB' ? value / 1024 : value));
  });
  console.log(row(path, [...scores.map(String), ...measures]));
  return categories.flatMap((category, at) => {
    if (category === 'seo' && UNLISTED.includes(path)) return [];
    if ((scores[at] ?? 0) >= LOWEST[category]) return [];
    const found = new Set(reports.flatMap((report) => faults(report, category)));
    return [
      `✗ ${path}: ${category} ${String(scores[at])}, not ${String(LOWEST[category])}`,
      ...Array.from(found, (fault) => `    ${fault}`),
    ];
  });
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(34), ...cells.map((cell) => cell.padStart(8))].join('');
}

async function build(): Promise<void> {
  if (process.env['SKIP_BUILD'] === '1') return;
  process.env['VITE_SUPABASE_URL'] = '/';
  process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = PUBLISHABLE_KEY;
  await import('./build.ts');
}

const paths = Object.keys(PAGES).map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
const chosen = process.argv.slice(3);

await build();
const tools = await loadTools();
const local = await startLocalSupabase({
  port: Number(process.env['PORT'] ?? 0),
  seed: true,
  site: () => Promise.resolve(serveSite(SITE)),
  log: (line) => {
    console.error(line);
  },
});
try {
  console.log(row('', ['perf', 'a11y', 'best', 'seo', ...Object.keys(MEASURES)]));
  const problems: string[] = [];
  for (const path of chosen.length > 0 ? chosen : paths) {
    problems.push(...(await auditPage(tools, local.url, path)));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await local.close();
}
