// Runs a command of package.json. Plain JavaScript without packages, so that it can report an
// unsupported Node version or missing packages.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: '../supabase/local/cli/start.ts',
  dev: '../supabase/local/cli/dev.ts',
  reset: '../supabase/local/cli/reset.ts',
  types: '../supabase/local/cli/types.ts',
  templates: '../supabase/local/cli/templates.ts',
  'seed-load': '../supabase/local/cli/seed-load.ts',
  explain: '../supabase/local/cli/explain.ts',
  build: './build.ts',
  budgets: './check-budgets.ts',
  'check-launch': './check-launch.ts',
  lighthouse: './lighthouse.ts',
  'bench-analytics': './bench-analytics.ts',
  test: './test.ts',
};

/** @param {string} line */
function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** `^20.19.0 || ^22.12.0 || >=24.0.0`, as in package.json. @param {string} version */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

const command = process.argv[2] ?? '';
if (!Object.hasOwn(COMMANDS, command)) {
  stop(`Unknown command "${command}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
}
if (!isSupported(process.versions.node)) {
  stop(
    `Node ${process.versions.node} is not supported: use 20.19 or later, 22.12 or later, or 24.`,
  );
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('node_modules/tsx'))
  stop('The packages are not installed yet: run `npm ci` first.');

const { register } = await import('tsx/esm/api');
register();
await import(new URL(COMMANDS[command], import.meta.url).href);
