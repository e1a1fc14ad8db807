import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without windows: the browser tests take a quarter less CPU in it. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const MISSING = [
  'No Chromium found. Do one of these:',
  '  CHROMIUM_PATH=/path/to/chromium npm test',
  '  npx playwright install --with-deps chromium',
  '  sudo apt-get install chromium',
].join('\n');

/** The fonts that `index.html` names until the site's own arrive, and the Debian package of one of them. */
const FALLBACK_FONTS = /Arial|Liberation Sans|Arimo|Roboto|Nimbus Sans/;
const FONT_PACKAGE = 'fonts-liberation';

function tryRun(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(names: string[]): void {
  if (tryRun('apt-get', ['update', '-qq'])) {
    tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  }
}

/** True if the system has one of the fallback fonts; `true` if it can't tell. */
function hasFallbackFont(): boolean {
  try {
    const font = execFileSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' });
    return FALLBACK_FONTS.test(font);
  } catch {
    return true;
  }
}

/**
 * Installs a fallback font if there is none and this is possible, and warns otherwise: without one, text moves
 * when the site's fonts arrive, and tests of layout shifts fail.
 */
export function ensureFallbackFont(): void {
  if (hasFallbackFont()) return;
  if (canInstallPackages()) installPackages([FONT_PACKAGE]);
  if (!hasFallbackFont()) {
    console.warn(
      `No font as wide as Arial found: layout shift tests will fail. Install ${FONT_PACKAGE}.`,
    );
  }
}

const findFile = (paths: readonly string[]) => paths.find((path) => existsSync(path));
/** The system's browser, or Playwright's. */
const findBrowser = () => findFile([...SYSTEM_BROWSERS, chromium.executablePath()]);

/** CHROMIUM_PATH. @throws Error when there is no such file. */
function givenBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given === undefined || given === '') return undefined;
  if (existsSync(given)) return given;
  throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
}

/**
 * The result of `find`. If it finds nothing, first installs this package (as root on a Debian-based system).
 */
function findOrInstall(name: string, find: () => string | undefined): string | undefined {
  if (find() === undefined && canInstallPackages()) {
    console.log(`No ${name} found; installing the distribution’s package …`);
    installPackages([name]);
  }
  return find();
}

/**
 * Path of a Chromium with windows, for measurements: CHROMIUM_PATH, the system's, or Playwright's. If there
 * is none, installs the distribution's package (as root on Debian-based systems) or Playwright's.
 *
 * @throws Error with instructions when none can be installed.
 */
export function findOrInstallBrowser(): string {
  const found = givenBrowser() ?? findOrInstall('chromium', findBrowser);
  if (found !== undefined) return found;
  console.log('Trying Playwright’s own download …');
  tryRun(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded === undefined) throw new Error(MISSING);
  return downloaded;
}

const findShell = () => findFile(HEADLESS_SHELLS);

/** Path of an installed Chromium for the browser tests: CHROMIUM_PATH, a headless shell, or any other. */
export const findTestBrowser = () => givenBrowser() ?? findShell() ?? findBrowser();

/**
 * The same, after installing one if there is no headless shell.
 *
 * @throws Error with instructions when none can be installed.
 */
export function findOrInstallTestBrowser(): string {
  return (
    givenBrowser() ?? findOrInstall('chromium-headless-shell', findShell) ?? findOrInstallBrowser()
  );
}

/**
 * Flags for headless Chromium. Without them its address bar opens two hidden web pages per window,
 * which use a third of the CPU and distort measurements. The last --disable-features wins, so the list
 * repeats Playwright's entries that affect pages.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-gpu',
  // The headless shell would round the widths of letters to pixels, which no visitor's browser does.
  '--font-render-hinting=none',
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
