import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const MISSING = [
  'No Chromium found for the end-to-end tests. Any one of these helps:',
  '  CHROMIUM_PATH=/path/to/chromium npm test',
  '  npx playwright install --with-deps chromium',
  '  sudo apt-get install chromium',
].join('\n');

function tryRun(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The path of a Chromium that can run the end-to-end tests: the one given in CHROMIUM_PATH, the
 * system's, Playwright's own, or, as root on Debian and its kin, one installed from the
 * distribution's package.
 *
 * @throws Error with what to do when none can be had.
 */
export function findOrInstallBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const installed = findInstalled();
  if (installed !== undefined) return installed;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing the distribution’s package …');
    if (tryRun('apt-get', ['update', '-qq'])) {
      tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    }
  }
  if (findInstalled() === undefined) {
    console.log('Trying Playwright’s own download …');
    tryRun(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const found = findInstalled();
  if (found === undefined) throw new Error(MISSING);
  return found;
}

/**
 * What a headless Chromium is started with. Its address bar would otherwise open two web pages of
 * its own beside every window, which take a third of the processor and disturb what is measured.
 * Of several lists of features the last one counts, so it repeats those Playwright leaves out that
 * reach into pages.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  '--no-first-run',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];
