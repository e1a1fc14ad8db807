import { existsSync } from 'node:fs';
import { PUBLISHABLE_KEY } from '../../supabase/local/config/keys.ts';

export const REPORTS = 'node_modules/.cache/test-reports';

export interface Report {
  file: string;
  runner: 'vitest' | 'playwright';
}

/** Programs that run at a time: database tests wait for Postgres half of their time. */
export const PROGRAMS = 3;

/** One program of `npm test`. */
export interface Step {
  name: string;
  /** The part that CI runs in parallel: `npm test -- static`. */
  job: Job;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Programs it runs at a time; 1 if omitted. */
  programs?: number;
  /** Its tests time out when they share the processor, so what runs beside it is in the background. */
  isTimed?: boolean;
  /** Short enough to start beside a timed step. */
  isShort?: boolean;
  /** Steps that must finish first. */
  needs?: string[];
  /** JSON report the step writes. */
  report?: Report;
}

const JOBS = ['static', 'components', 'postgres', 'pglite', 'functions', 'e2e'] as const;
type Job = (typeof JOBS)[number];

/**
 * Tests of what can behave differently on PGlite than on Postgres: extensions, large results, many callers on
 * one connection, change events, sessions of Auth's role. Native Postgres runs every test.
 */
const PGLITE_SMOKE = [
  'contract/auth',
  'contract/realtime',
  'contract/rpc',
  'contract/storage',
  'contract/tables',
  'db/analytics-export',
  'db/event-partitions',
  'db/folded-search',
  'db/quotes',
  'db/rights',
  'db/seed',
  'db/structure',
  'db/visits',
].map((name) => `tests/${name}.test.ts`);

/** @throws Error when a file was renamed: vitest ignores a filter that fits nothing. */
function smokeFiles(): string[] {
  const missing = PGLITE_SMOKE.find((path) => !existsSync(path));
  if (missing !== undefined)
    throw new Error(`scripts/test/steps.ts names ${missing}, which does not exist.`);
  return PGLITE_SMOKE;
}

const bin = (path: string) => `node_modules/${path}`;
const isJob = (word: string): word is Job => (JOBS as readonly string[]).includes(word);

function vitest(name: string, job: Job, projects: string[], more: Partial<Step> = {}): Step {
  const file = `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.json`;
  return {
    name,
    job,
    ...more,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // Other programs run beside it.
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(more.args ?? []),
    ],
    report: { file, runner: 'vitest' },
  };
}

/**
 * Steps that run alongside the browsers, which leave half a core idle on a fast machine and nothing on a slow
 * one. So no step here may have a time limit that it can miss when it gets no processor time.
 */
function shortSteps(): Step[] {
  const steps: Step[] = [
    vitest('unit', 'components', ['unit']),
    {
      name: 'lint and types',
      job: 'static',
      args: [bin('oxlint/bin/oxlint'), '--threads=1'],
      // The type checker is a Go program: fewer garbage collections.
      env: { GOGC: '400' },
    },
    {
      name: 'import rules',
      job: 'static',
      args: [
        bin('eslint/bin/eslint.js'),
        '*.js',
        'scripts',
        'src',
        'supabase',
        'tools',
        '--max-warnings',
        '0',
      ],
    },
    { name: 'database types', job: 'static', args: ['scripts/run.mjs', 'types', '--check'] },
    {
      name: 'unused code',
      job: 'static',
      args: [bin('knip/bin/knip.js'), '--treat-config-hints-as-errors'],
    },
    {
      name: 'pages with budgets',
      job: 'static',
      args: ['scripts/run.mjs', 'budgets', '--pages'],
    },
    { name: 'town list', job: 'static', args: ['scripts/run.mjs', 'towns', '--check'] },
    {
      name: 'format',
      job: 'static',
      args: [bin('oxfmt/bin/oxfmt'), '--check', '--threads=1'],
    },
  ];
  return steps.map((step) => ({ ...step, isShort: true }));
}

/** Every step, the longest and what it needs first, so that all programs finish at about the same time. */
function allSteps(shard: readonly string[]): Step[] {
  const e2eReport = `${REPORTS}/e2e.json`;
  return [
    {
      name: 'build',
      job: 'e2e',
      args: ['scripts/run.mjs', 'build'],
      programs: PROGRAMS,
      env: { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
    },
    {
      name: 'end to end',
      job: 'e2e',
      args: [bin('@playwright/test/cli.js'), 'test', ...shard],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
      needs: ['build'],
      // Two browsers at a time, and their server.
      programs: 2,
      isTimed: true,
      report: { file: e2eReport, runner: 'playwright' },
    },
    ...shortSteps(),
    vitest('components', 'components', ['ui', 'ui-isolated']),
    ...['1/2', '2/2'].map((half) =>
      vitest(`database on Postgres, ${half}`, 'postgres', ['db'], {
        env: { TEST_ENGINE: 'postgres' },
        args: [`--shard=${half}`],
      }),
    ),
    vitest('database on PGlite', 'pglite', ['db', 'contract'], {
      env: { TEST_ENGINE: 'pglite' },
      args: smokeFiles(),
    }),
    vitest('unit, isolated', 'components', ['unit-isolated']),
    // Postgres needs half the CPU of PGlite.
    vitest('functions', 'functions', ['functions'], { env: { TEST_ENGINE: 'postgres' } }),
    vitest('contract on Postgres', 'postgres', ['contract'], { env: { TEST_ENGINE: 'postgres' } }),
    { name: 'byte budgets', job: 'e2e', args: ['scripts/run.mjs', 'budgets'], needs: ['build'] },
  ];
}

/**
 * The steps of the jobs named on the command line, or all of them.
 *
 * @throws Error for a job, or a smoke test, that does not exist.
 */
export function chooseSteps(words: readonly string[]): Step[] {
  const shard = words.filter((word) => word.startsWith('--shard='));
  const jobs = words.filter((word) => !shard.includes(word));
  const unknown = jobs.find((word) => !isJob(word));
  if (unknown !== undefined) {
    throw new Error(`Unknown test job "${unknown}". Use one of: ${JOBS.join(', ')}.`);
  }
  return allSteps(shard).filter(({ job }) => jobs.length === 0 || jobs.includes(job));
}
