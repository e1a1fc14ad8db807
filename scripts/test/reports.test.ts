import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { printFailures, printTotals, readReport, resultsOf } from './reports.ts';
import type { Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function printed(report: unknown, runner: 'vitest' | 'playwright'): string {
  const file = join(folder, `${runner}.json`);
  writeFileSync(file, JSON.stringify(report));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printFailures(readReport({ file, runner }));
  const text = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return text;
}

it('failed tests of vitest are named with the start of their messages, without colors', () => {
  const message = ['\u001B[31mexpected 1 to be 2\u001B[39m', ...Array<string>(40).fill('at')];
  const tests = [
    { fullName: 'a load has a number', status: 'passed', failureMessages: [] },
    { fullName: 'a load has a driver', status: 'failed', failureMessages: [message.join('\n')] },
  ];
  const testResults = [
    { name: join(process.cwd(), 'tests/loads.test.ts'), status: 'failed', assertionResults: tests },
  ];
  const text = printed({ testResults }, 'vitest');
  expect(text).toContain('✗ tests/loads.test.ts › a load has a driver\n    expected 1 to be 2\n');
  expect(text).not.toContain('a load has a number');
  expect(text.split('\n').length).toBeLessThan(12);
});

it('failed browser tests are named', () => {
  const results = [{ duration: 5, error: { message: 'Timed out waiting for the drawer' } }];
  const spec = {
    file: 'loads.spec.ts',
    title: 'opens',
    tests: [{ status: 'unexpected', results }],
  };
  const text = printed({ suites: [{ specs: [spec] }] }, 'playwright');
  expect(text).toContain('✗ e2e/loads.spec.ts › opens\n    Timed out waiting for the drawer');
});

it('the report is empty if no test failed', () => {
  const passed = [{ fullName: 'ok', status: 'passed' }];
  const file = { name: 'tests/a.test.ts', status: 'passed', assertionResults: passed };
  expect(printed({ testResults: [file] }, 'vitest')).toBe('');
});

describe('the totals', () => {
  const step = (name: string, file?: string): Step => ({
    name,
    job: 'static',
    args: [],
    ...(file !== undefined && { report: { file: join(folder, file), runner: 'vitest' } }),
  });
  const report = (name: string, ...statuses: string[]) => {
    const tests = statuses.map((status) => ({ fullName: status, status }));
    const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: tests }];
    writeFileSync(join(folder, name), JSON.stringify({ testResults }));
  };
  const totals = (steps: readonly Step[], outcomes: readonly (readonly [string, boolean])[]) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    printTotals(resultsOf(steps, new Map(outcomes)));
    const text = log.mock.calls.flat().join('\n');
    log.mockRestore();
    return text;
  };

  it('count a step without a report as one check', () => {
    const steps = ['lint', 'types', 'format'].map((name) => step(name));
    expect(
      totals(steps, [
        ['lint', true],
        ['types', true],
        ['format', true],
      ]),
    ).toBe('3 passed, 0 failed, 0 skipped');
  });

  it('count a step that failed, and one that never started as skipped', () => {
    const steps = ['lint', 'types', 'format'].map((name) => step(name));
    expect(
      totals(steps, [
        ['lint', true],
        ['types', false],
      ]),
    ).toBe('1 passed, 1 failed, 1 skipped');
  });

  it('count the tests of a step that has a report', () => {
    report('some.json', 'passed', 'failed', 'skipped', 'passed');
    expect(
      totals(
        [step('lint'), step('unit', 'some.json')],
        [
          ['lint', true],
          ['unit', false],
        ],
      ),
    ).toBe('3 passed, 1 failed, 1 skipped');
  });

  it('count a failed step whose tests all passed, or that wrote no report', () => {
    report('green.json', 'passed');
    expect(totals([step('unit', 'green.json')], [['unit', false]])).toBe(
      '1 passed, 1 failed, 0 skipped',
    );
    expect(totals([step('unit', 'missing.json')], [['unit', false]])).toBe(
      '0 passed, 1 failed, 0 skipped',
    );
  });
});
