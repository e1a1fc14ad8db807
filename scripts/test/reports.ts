import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Report, Step } from './steps.ts';

export interface TestResult {
  /** File and title. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  /** Why it failed; empty if it passed. */
  message: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

const SLOWEST = 10;
/** Lines of a failure's message; the whole message is above, where its step printed it. */
const MESSAGE_LINES = 6;

function fromVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative('.', name);
    // A file that cannot be loaded has no tests, and still must count.
    if (assertionResults.length === 0 && status === 'failed') {
      return [{ name: file, status: 'failed' as const, milliseconds: 0, message }];
    }
    return assertionResults.map((test) => ({
      name: `${file} › ${test.fullName}`,
      status:
        test.status === 'passed' || test.status === 'failed' ? test.status : ('skipped' as const),
      milliseconds: test.duration ?? 0,
      message: test.failureMessages?.join('\n') ?? '',
    }));
  });
}

function fromPlaywright({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `e2e/${file} › ${title}`,
      status:
        status === 'expected'
          ? ('passed' as const)
          : status === 'skipped'
            ? ('skipped' as const)
            : ('failed' as const),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      message: results.flatMap(({ error }) => error?.message ?? []).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(fromPlaywright)];
}

/** The results of a report; none where its step did not run. */
export function readReport({ file, runner }: Report): TestResult[] {
  if (!existsSync(file)) return [];
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest'
    ? fromVitest(json as VitestReport)
    : fromPlaywright(json as PlaywrightSuite);
}

export function printSlowest(results: readonly TestResult[]): void {
  const slowest = results
    .filter(({ milliseconds }) => milliseconds > 0)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
  if (slowest.length > 0) console.log(`The slowest tests:\n${slowest.join('\n')}`);
}

/** Lists the failed tests with the start of their messages, near the end, where a log is read first. */
export function printFailures(results: readonly TestResult[]): void {
  const failures = results
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => {
      const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
      return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
    });
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
}

/**
 * The results of all steps: the tests of each step with a report, and one result for each other step. A step
 * that fails without a failed test adds a failure, and a step that never started is skipped.
 *
 * @param outcomes true for each step that passed, false for each that failed, by name.
 */
export function resultsOf(
  steps: readonly Step[],
  outcomes: ReadonlyMap<string, boolean>,
): TestResult[] {
  return steps.flatMap(({ name, report }): TestResult[] => {
    const isPassed = outcomes.get(name);
    const own = { name, milliseconds: 0, message: '' };
    if (isPassed === undefined) return [{ ...own, status: 'skipped' }];
    const tests = report === undefined ? [] : readReport(report);
    if (isPassed) return report === undefined ? [{ ...own, status: 'passed' }] : tests;
    if (tests.some(({ status }) => status === 'failed')) return tests;
    return [...tests, { ...own, status: 'failed', message: 'Its output is above.' }];
  });
}

/** Prints the last line of `npm test`, which CI reads. */
export function printTotals(results: readonly TestResult[]): void {
  const count = (status: TestResult['status']) =>
    results.filter((result) => result.status === status).length;
  console.log(
    `${String(count('passed'))} passed, ${String(count('failed'))} failed, ${String(count('skipped'))} skipped`,
  );
}
