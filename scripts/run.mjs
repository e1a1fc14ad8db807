// Runs a command of package.json. Plain JavaScript without packages, so that it can report an
// unsupported Node version or missing packages.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: './commands/start.ts',
  dev: './commands/dev.ts',
  reset: './commands/reset.ts',
  test: './commands/test.ts',
  types: './commands/types.ts',
  rights: './commands/rights.ts',
  hosting: './commands/hosting.ts',
  templates: './commands/templates.ts',
  build: './commands/build.ts',
  budgets: './commands/check-budgets.ts',
  backup: './commands/backup.ts',
  restore: './commands/restore.ts',
  'check-launch': './commands/check-launch.ts',
  'rules-load': './commands/rules-load.ts',
  'mark-deployed': './commands/mark-deployed.ts',
  migration: './commands/migration.ts',
  'serve-browser-tests': './commands/serve-browser-tests.ts',
  towns: '../tools/towns/towns.ts',
  images: '../tools/images/images.ts',
  fonts: '../tools/fonts/fonts.ts',
  'seed-load': '../tools/explain/seed-load.ts',
  explain: '../tools/explain/explain.ts',
  'first-rows': '../tools/explain/first-rows.ts',
  'bench-analytics': '../tools/bench/bench-analytics.ts',
  lighthouse: '../tools/lighthouse/lighthouse.ts',
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
