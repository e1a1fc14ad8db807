import { chromium, type Browser, type Page } from 'playwright';
import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/browser.ts';
import { DEMO_PASSWORD } from '../../scripts/commands/demo-accounts.ts';
import { fail } from '../../scripts/commands/run-until-stopped.ts';

/**
 * `npm run first-rows -- <demo site> <loaded site>`: how long an admin waits for the first row of the console's
 * load pages on two running sites, one with the demo data and one with the data of `npm run seed:load`. The sites
 * take turns, so that a slow minute slows both. Fails when a page takes over 1.5 times as long as with the demo
 * data. RUNS sets the number of visits, 7 if omitted.
 */

const HIGHEST_RATIO = 1.5;
const RUNS = Number(process.env['RUNS'] ?? 7);

const PAGES = [
  { path: '/admin/loads', row: 'main tbody tr:has(a, button)' },
  { path: '/admin/loads/week', row: 'main [data-lane]' },
  { path: '/admin/permits', row: 'main tbody tr:has(a, button)' },
] as const;

async function openSite(browser: Browser, site: string): Promise<Page> {
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${site}: can’t sign in: ${await answer.text()}`);
  const session = await answer.text();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site);
  await page.evaluate((value) => {
    localStorage.setItem('sb-127-auth-token', value);
  }, session);
  return page;
}

async function firstRow(page: Page, address: string, row: string): Promise<number> {
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(row).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
  return performance.now() - started;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const sites = process.argv.slice(3);
  if (sites.length !== 2)
    throw new Error('Name two running sites: npm run first-rows -- <demo> <loaded>');
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  const pages = await Promise.all(
    sites.map(async (site) => ({ site, page: await openSite(browser, site) })),
  );
  console.log('| page | demo ms | loaded ms | ratio |\n| --- | ---: | ---: | ---: |');
  const slow: string[] = [];
  for (const { path, row } of PAGES) {
    const times = new Map(sites.map((site) => [site, [] as number[]]));
    // The first visit fills caches.
    for (let run = -1; run < RUNS; run += 1) {
      for (const { site, page } of pages) {
        const took = await firstRow(page, `${site}${path}`, row);
        if (run >= 0) times.get(site)?.push(took);
      }
    }
    const [demo = 0, loaded = 0] = sites.map((site) => median(times.get(site) ?? []));
    const ratio = loaded / demo;
    if (ratio > HIGHEST_RATIO) slow.push(path);
    console.log(`| ${path} | ${demo.toFixed(0)} | ${loaded.toFixed(0)} | ${ratio.toFixed(2)} |`);
  }
  await browser.close();
  if (slow.length > 0)
    throw new Error(`Over ${String(HIGHEST_RATIO)} times the demo: ${slow.join(', ')}`);
  process.exit(0);
} catch (error) {
  fail(error);
}
