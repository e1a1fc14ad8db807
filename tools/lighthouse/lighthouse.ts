import { parseArgs } from 'node:util';
import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';
import { serveSite } from '../../supabase/local/gateway/static-site.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { ensureFallbackFont } from '../../scripts/browser.ts';
import { PAGES } from '../../scripts/budgets.ts';
import {
  CATEGORIES,
  DOWNLOADS,
  loadAudit,
  type Category,
  type Figure,
  type Sample,
} from './audit.ts';
import { formatSpread, ratioOf, spreadOf } from './spread.ts';
import { serveWithoutScripts } from './without-scripts.ts';
import { SITE } from '../../src/app/prerender/bundle/client-build.ts';

/**
 * `npm run lighthouse [-- options] [path …]`: Lighthouse's phone figures of every public page of the
 * production build, with median and range. Options:
 *
 * - `--reference <url>` also audits another site and prints ratios.
 * - `--without-scripts` also audits each page with its scripts removed.
 * - `--runs <n>`: runs of each, 5 if omitted. They take turns, so that a slow minute slows all.
 *
 * SKIP_BUILD=1 uses the existing build. Not part of `npm test`, because a busy machine lowers the
 * scores (docs/speed.md).
 */

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    reference: { type: 'string' },
    'without-scripts': { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});
ensureFallbackFont();

/** Minimum scores. */
const LOWEST: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const HIGHEST: Partial<Record<Figure, number>> = { CLS: 0.02 };
/** The figures compared with the reference and with the page without scripts, and their limits. */
const HIGHEST_RATIO = {
  reference: { 'FCP ms': 0.7, 'LCP ms': 0.7, 'SI ms': 1 },
  'without scripts': { 'FCP ms': 1.1, 'LCP ms': 1.1 },
} as const satisfies Record<string, Partial<Record<Figure, number>>>;
/** Pages with noindex, which lowers Lighthouse's SEO score. */
const UNLISTED = [
  '/auth',
  '/auth/forgot-password',
  '/auth/confirm',
  '/auth/new-password',
  '/auth/invitation',
  '/quote/status',
  '/404',
];

type Variant = 'page' | keyof typeof HIGHEST_RATIO;
type Samples = Partial<Record<Variant, Sample[]>>;

const FIGURE_DIGITS: Record<Figure, number> = {
  'FCP ms': 0,
  'LCP ms': 0,
  'SI ms': 0,
  'thread ms': 0,
  CLS: 3,
};
const figures = Object.keys(FIGURE_DIGITS) as Figure[];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const comparisons = Object.entries(HIGHEST_RATIO).flatMap(([name, limits]) =>
  Object.entries(limits).map(([figure, limit]) => ({
    name: name as keyof typeof HIGHEST_RATIO,
    figure: figure as Figure,
    limit,
  })),
);

function header(): string {
  const ratios = comparisons.map(({ name, figure }) => `${figure} ÷ ${name}`);
  const cells = ['page', ...CATEGORIES, ...figures, ...DOWNLOADS, 'KiB', ...ratios];
  return `${row(cells)}\n${row(['---', ...cells.slice(1).map(() => '---:')])}`;
}

/** One table row: medians with their ranges, and ratios for the page itself. */
function describe(name: string, samples: readonly Sample[], others: Samples = {}): string {
  const spread = (of: (sample: Sample) => number, digits = 0) =>
    formatSpread(spreadOf(samples.map(of)), digits);
  const kib = (of: (sample: Sample) => number) =>
    (spreadOf(samples.map(of)).median / 1024).toFixed(1);
  const total = ({ downloads }: Sample) =>
    DOWNLOADS.reduce((sum, type) => sum + downloads[type], 0);
  return row([
    name,
    ...CATEGORIES.map((category) => spread(({ scores }) => scores[category])),
    ...figures.map((figure) => spread((sample) => sample.figures[figure], FIGURE_DIGITS[figure])),
    ...DOWNLOADS.map((type) => kib(({ downloads }) => downloads[type])),
    kib(total),
    ...comparisons.map((comparison) => {
      const compared = others[comparison.name];
      if (compared === undefined) return '';
      return formatSpread(ratio(samples, compared, comparison.figure), 2);
    }),
  ]);
}

const ratio = (samples: readonly Sample[], others: readonly Sample[], figure: Figure) =>
  ratioOf(
    samples.map((sample) => sample.figures[figure]),
    others.map((sample) => sample.figures[figure]),
  );

/** A message for every score, figure and ratio outside its limit. */
function problemsOf(path: string, { page = [], ...others }: Samples): string[] {
  const scores = CATEGORIES.flatMap((category) => {
    if (category === 'seo' && UNLISTED.includes(path)) return [];
    const { median } = spreadOf(page.map((sample) => sample.scores[category]));
    if (median >= LOWEST[category]) return [];
    const found = new Set(page.flatMap(({ faults }) => faults[category]));
    return [
      `✗ ${path}: ${category} ${String(median)}, not ${String(LOWEST[category])}`,
      ...Array.from(found, (fault) => `    ${fault}`),
    ];
  });
  const over = figures.flatMap((figure) => {
    const highest = HIGHEST[figure];
    const { median } = spreadOf(page.map((sample) => sample.figures[figure]));
    if (highest === undefined || median <= highest) return [];
    return `✗ ${path}: ${figure} ${median.toFixed(FIGURE_DIGITS[figure])}, over ${String(highest)}`;
  });
  const ratios = comparisons.flatMap(({ name, figure, limit }) => {
    const { median } = ratio(page, others[name] ?? [], figure);
    if (!(median > limit)) return [];
    return `✗ ${path}: ${figure} ${median.toFixed(2)} × ${name}, over ${String(limit)}`;
  });
  return [...scores, ...over, ...ratios];
}

/** Audits the page and what it is compared with, one run of each in turn. */
async function auditInTurn(urls: readonly (readonly [Variant, string])[]): Promise<Samples> {
  const samples: Samples = {};
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [variant, url] of urls) (samples[variant] ??= []).push(await audit(url));
  }
  return samples;
}

async function build(): Promise<void> {
  if (process.env['SKIP_BUILD'] === '1') return;
  process.env['VITE_SUPABASE_URL'] = '/';
  process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = PUBLISHABLE_KEY;
  await import('../../scripts/commands/build.ts');
}

const all = Object.keys(PAGES).map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);

await build();
const audit = await loadAudit();
const local = await startLocalSupabase({
  port: Number(process.env['PORT'] ?? 0),
  seed: true,
  site: () => Promise.resolve(serveSite(SITE)),
  log: (line) => {
    console.error(line);
  },
});
const stripped = options['without-scripts'] ? await serveWithoutScripts(SITE) : undefined;
try {
  console.log(header());
  const problems: string[] = [];
  for (const path of positionals.length > 0 ? positionals : all) {
    const samples = await auditInTurn([
      ['page', local.url + path],
      ...(stripped ? [['without scripts', stripped.url + path] as const] : []),
      ...(options.reference ? [['reference', options.reference] as const] : []),
    ]);
    for (const [variant, runs] of Object.entries(samples)) {
      console.log(variant === 'page' ? describe(path, runs, samples) : describe(variant, runs));
    }
    problems.push(...problemsOf(path, samples));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await stripped?.close();
  await local.close();
}
