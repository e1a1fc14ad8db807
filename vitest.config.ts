import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import viteConfig, { ALIASES } from './vite.config.ts';

const shared = {
  resolve: {
    alias: {
      ...ALIASES,
      '@tests': fileURLToPath(new URL('./tests/support', import.meta.url)),
    },
  },
};

/** Tests that replace modules, or load them anew, can't share a module graph. */
const needsOwnModules = (path: string) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8'));

const isolated = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path).replaceAll('\\', '/'))
  .filter((path) => /\.test\.tsx?$/.test(path) && needsOwnModules(path));
const isolatedUnits = isolated.filter((path) => path.endsWith('.ts'));
const isolatedComponents = isolated.filter((path) => path.endsWith('.tsx'));

const components = {
  ...shared,
  plugins: viteConfig.plugins ?? [],
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/ui/setup.ts'],
    testTimeout: 45_000,
    // Fewer, larger garbage collections.
    execArgv: ['--max-semi-space-size=64'],
  },
};

// `isolate: false` shares one module graph between files: loading it for each takes longer than most tests.

/** Five rooms: pure rules, components, policies, edge functions, and the contract with Supabase. */
export default defineConfig({
  test: {
    // Two cores, and every database file holds an engine of its own.
    maxWorkers: 2,
    // Tests cause failures that the site logs. Only a failed test's log is worth reading.
    silent: 'passed-only',
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'supabase/functions/**/*.test.ts'],
          exclude: isolatedUnits,
          isolate: false,
          // They run beside the browser tests, at a tenth of their weight.
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'unit-isolated',
          environment: 'node',
          include: [
            ...isolatedUnits,
            'supabase/local/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/*/*.test.ts',
          ],
          // Some search the whole source or start programs, while other tests run at the same time.
          testTimeout: 45_000,
        },
      },
      {
        ...components,
        test: {
          ...components.test,
          name: 'ui',
          include: ['src/**/*.test.tsx', 'tests/support/ui/*.test.ts'],
          exclude: isolatedComponents,
          // A window and a module graph for each file would take a third of the time.
          isolate: false,
        },
      },
      {
        ...components,
        test: { ...components.test, name: 'ui-isolated', include: isolatedComponents },
      },
      {
        ...shared,
        test: {
          name: 'db',
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['tests/db/**/*.test.ts'],
          // Tests that need a native Postgres: sockets and timers.
          exclude: process.env['TEST_ENGINE'] === 'postgres' ? [] : ['tests/db/native/**'],
          hookTimeout: 120_000,
          testTimeout: 45_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'functions',
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['tests/functions/**/*.test.ts'],
          hookTimeout: 120_000,
          testTimeout: 45_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['tests/contract/**/*.test.ts'],
          hookTimeout: 120_000,
          testTimeout: 45_000,
        },
      },
    ],
  },
});
