// Runs a command of package.json. Plain JavaScript without packages, so that it can report an
// unsupported Node version or missing packages.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: './commands/start.ts',
  dev: './commands/dev.ts',
  reset: './commands/reset.ts',
  backup: './commands/backup.ts',
  restore: './commands/restore.ts',
  types: './commands/types.ts',
  rights: './commands/rights.ts',
  migration: './commands/migration.ts',
  'mark-deployed': './commands/mark-deployed.ts',
  templates: './commands/templates.ts',
  towns: './commands/towns.ts',
  fonts: './commands/fonts.ts',
  'rules-load': './commands/rules-load.ts',
  'seed-load': './commands/seed-load.ts',
  explain: './commands/explain.ts',
  build: './commands/build.ts',
  budgets: './commands/check-budgets.ts',
  'check-launch': './commands/check-launch.ts',
  images: './commands/images.ts',
  lighthouse: './commands/lighthouse.ts',
  'bench-analytics': './commands/bench-analytics.ts',
  test: './commands/test.ts',
  'serve-browser-tests': './commands/serve-browser-tests.ts',
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
