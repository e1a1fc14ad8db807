import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Report } from './steps.ts';

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
  const slowest = [...results]
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

/** Prints the last line of `npm test`. A failed step without a failed test counts as one failure. */
export function printTotals(results: readonly TestResult[], areStepsGreen: boolean): void {
  const count = (status: TestResult['status']) =>
    results.filter((result) => result.status === status).length;
  const failed = areStepsGreen ? count('failed') : Math.max(count('failed'), 1);
  console.log(
    `${String(count('passed'))} passed, ${String(failed)} failed, ${String(count('skipped'))} skipped`,
  );
}
