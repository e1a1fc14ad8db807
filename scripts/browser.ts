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
  'No Chromium found for the end-to-end tests. Do one of these:',
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
 * Path of a Chromium for the end-to-end tests: CHROMIUM_PATH, the system's, or Playwright's. If there
 * is none, installs the distribution's package (as root on Debian-based systems) or Playwright's.
 *
 * @throws Error with instructions when none can be installed.
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
 * Flags for headless Chromium. Without them its address bar opens two hidden web pages per window,
 * which use a third of the CPU and distort measurements. The last --disable-features wins, so the list
 * repeats those of Playwright's that affect pages.
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
    'SpareRendererForSitePerProcess',
    'ThirdPartyStoragePartitioning',
  ].join()}`,
];
