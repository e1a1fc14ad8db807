import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findTestBrowser } from './scripts/browser.ts';
import { E2E_ORIGIN, E2E_PORT } from './e2e/support/origin.ts';

const browser = findTestBrowser();

/**
 * Journeys in a real Chromium against the production build (`npm run build` first; `npm test` does).
 * The server is what `npm start` starts, on a native Postgres with fresh demo data.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // The tests wait more than they compute.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // No one trusts a test that passes on the second try.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: E2E_ORIGIN,
    viewport: { width: 1440, height: 900 },
    // The processor paints every frame of an animation. Specs about motion ask for it (WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test takes a quarter of the time. TRACE=1 keeps traces of failed tests.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      // A test's pages live too short for code that V8 optimizes to pay off.
      args: [...BROWSER_FLAGS, '--js-flags=--max-opt=1'],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs serve-browser-tests',
    url: E2E_ORIGIN,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(E2E_PORT) },
  },
});
