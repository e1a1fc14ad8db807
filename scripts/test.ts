import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { PUBLISHABLE_KEY } from '../supabase/local/auth/keys.ts';
import { findOrInstallBrowser } from './browser.ts';
import { ensureTools } from './tools.ts';

/**
 * `npm test`: every check there is, in the order that tells of a mistake soonest. Stops at the
 * first step that fails, and ends with one line of counts.
 */

const REPORTS = 'node_modules/.cache/test-reports';
const counts = { passed: 0, failed: 0, skipped: 0 };
const started = performance.now();

interface Step {
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** JSON report the step leaves behind, and how to read it. */
  report?: { file: string; read: (report: unknown) => void };
}

const bin = (path: string) => `node_modules/${path}`;

function readVitest(report: unknown): void {
  const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>;
  counts.passed += numPassedTests ?? 0;
  counts.failed += numFailedTests ?? 0;
  counts.skipped += numPendingTests ?? 0;
}

function readPlaywright(report: unknown): void {
  const { stats } = report as { stats: Record<string, number> };
  counts.passed += stats['expected'] ?? 0;
  counts.failed += (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0);
  counts.skipped += stats['skipped'] ?? 0;
}

function vitest(name: string, projects: string[], env: NodeJS.ProcessEnv = {}): Step {
  const file = `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.json`;
  return {
    name,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
    report: { file, read: readVitest },
  };
}

/** Runs a step; what it says goes straight on, or comes back in one piece when it is done. */
function run(
  step: Step,
  output: 'at once' | 'at the end',
): Promise<{ code: number; said: string }> {
  const stream = output === 'at once' ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, step.args, {
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...step.env },
    });
    let said = '';
    for (const source of [child.stdout, child.stderr]) {
      source?.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, said });
    });
  });
}

function readReport({ file, read }: NonNullable<Step['report']>): void {
  read(JSON.parse(readFileSync(file, 'utf8')));
}

/** One step after the other until one fails. Returns whether none did. */
async function runAll(steps: readonly Step[], output: Parameters<typeof run>[1]): Promise<boolean> {
  for (const step of steps) {
    const since = performance.now();
    if (output === 'at once') console.log(`\n── ${step.name}`);
    const { code, said } = await run(step, output);
    if (output === 'at the end') process.stdout.write(`\n── ${step.name}\n${said}`);
    if (step.report) readReport(step.report);
    if (code !== 0) {
      console.error(`\n✗ ${step.name} failed after ${seconds(since)}`);
      counts.failed = Math.max(counts.failed, 1);
      return false;
    }
    console.log(`✓ ${step.name} (${seconds(since)})`);
  }
  return true;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function main(): Promise<boolean> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const browser = findOrInstallBrowser();
  ensureTools();

  const e2eReport = `${REPORTS}/e2e.json`;
  // Lint alone takes as long as all that runs beside it, each on a core of its own.
  const lint: Step = {
    name: 'lint',
    args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
  };
  const besideLint: Step[] = [
    {
      name: 'format',
      args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    },
    { name: 'unused code', args: [bin('knip/bin/knip.js')] },
    { name: 'types', args: [bin('typescript/bin/tsc'), '--build'] },
    { name: 'database types', args: ['scripts/run.mjs', 'types', '--check'] },
    vitest('functions', ['functions']),
  ];
  const rest: Step[] = [
    vitest('unit and components', ['unit', 'ui']),
    vitest('database on PGlite', ['db', 'contract'], { TEST_ENGINE: 'pglite' }),
    vitest('database on Postgres', ['db', 'contract'], { TEST_ENGINE: 'postgres' }),
    {
      name: 'build',
      args: ['scripts/run.mjs', 'build'],
      env: { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
    },
    { name: 'byte budgets', args: ['scripts/run.mjs', 'budgets'] },
    {
      name: 'end to end',
      args: [bin('@playwright/test/cli.js'), 'test'],
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
      report: { file: e2eReport, read: readPlaywright },
    },
  ];

  const lanes = await Promise.all([runAll([lint], 'at the end'), runAll(besideLint, 'at the end')]);
  return lanes.every(Boolean) && (await runAll(rest, 'at once'));
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.failed += 1;
  process.exitCode = 1;
}
console.log(`\nAll in all ${seconds(started)}`);
console.log(
  `${String(counts.passed)} passed, ${String(counts.failed)} failed, ${String(counts.skipped)} skipped`,
);
