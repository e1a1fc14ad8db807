import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/browser.ts';
import { ensureTools } from '../../scripts/tools.ts';

const FOLDER = import.meta.dirname;

/** Lighthouse's categories, in the order they are printed. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The times and totals of a run, by their short names. */
export const FIGURES = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'SI ms': 'speed-index',
  'thread ms': 'mainthread-work-breakdown',
  CLS: 'cumulative-layout-shift',
} as const;
export type Figure = keyof typeof FIGURES;

/** Types of downloads by Lighthouse's names; everything else counts as `other`. */
const TYPES: Readonly<Record<string, Download>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
};
export const DOWNLOADS = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'other'] as const;
export type Download = (typeof DOWNLOADS)[number];

/** The measurements of one Lighthouse run. */
export interface Sample {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** NaN if the browser painted nothing in time. */
  figures: Record<Figure, number>;
  /** Bytes as transferred. */
  downloads: Record<Download, number>;
  /** The audits that lowered a category's score. */
  faults: Record<Category, string[]>;
}

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: object[] } }
  >;
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}

/** The functions we use from Lighthouse and its Chrome launcher. */
interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/**
 * Loads Lighthouse, and installs it on first use.
 *
 * @returns a function that audits a URL as a phone, in a new browser each time.
 * @throws Error when the installation fails.
 */
export async function loadAudit(): Promise<(url: string) => Promise<Sample>> {
  ensureTools(FOLDER);
  const load = (file: string) =>
    import(pathToFileURL(`${FOLDER}/node_modules/${file}`).href) as Promise<unknown>;
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as {
    default: Tools['lighthouse'];
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<Tools, 'launch'>;
  return async (url) => {
    const chrome = await launch({
      chromePath: findOrInstallBrowser(),
      chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
      return toSample(result.lhr);
    } finally {
      chrome.kill();
    }
  };
}

function toSample(report: Report): Sample {
  const downloads: Sample['downloads'] = { HTML: 0, CSS: 0, JS: 0, fonts: 0, images: 0, other: 0 };
  const requests: Request[] = report.audits['network-requests']?.details?.items ?? [];
  for (const { resourceType = '', transferSize = 0 } of requests) {
    downloads[TYPES[resourceType] ?? 'other'] += transferSize;
  }
  return {
    scores: byCategory((category) => Math.round((report.categories[category].score ?? 0) * 100)),
    figures: Object.fromEntries(
      Object.entries(FIGURES).map(([name, id]) => [
        name,
        report.audits[id]?.numericValue ?? Number.NaN,
      ]),
    ) as Sample['figures'],
    downloads,
    faults: byCategory((category) => faultsOf(report, category)),
  };
}

const byCategory = <T>(of: (category: Category) => T) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])) as Record<Category, T>;

function faultsOf(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const { score = null, title = id } = report.audits[id] ?? {};
    return weight > 0 && score !== null && score < 0.9 ? `${id}: ${title}` : [];
  });
}
