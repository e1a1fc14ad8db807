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

/** Five rooms: pure rules, components, policies, edge functions, and the contract with Supabase. */
export default defineConfig({
  test: {
    // Two cores, and every database file holds an engine of its own.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'supabase/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        ...shared,
        plugins: viteConfig.plugins ?? [],
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/ui/setup.ts'],
          testTimeout: 45_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'db',
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['tests/db/**/*.test.ts'],
          // What only a Postgres of its own can do: sockets and timers.
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
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['tests/contract/**/*.test.ts'],
          hookTimeout: 120_000,
          testTimeout: 45_000,
        },
      },
    ],
  },
});
