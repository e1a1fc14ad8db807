import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { printFailures, readReport } from './reports.ts';

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

it('names failed tests of vitest with the start of their messages, without colors', () => {
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

it('names failed browser tests', () => {
  const results = [{ duration: 5, error: { message: 'Timed out waiting for the drawer' } }];
  const spec = {
    file: 'loads.spec.ts',
    title: 'opens',
    tests: [{ status: 'unexpected', results }],
  };
  const text = printed({ suites: [{ specs: [spec] }] }, 'playwright');
  expect(text).toContain('✗ e2e/loads.spec.ts › opens\n    Timed out waiting for the drawer');
});

it('prints nothing if no test failed', () => {
  const passed = [{ fullName: 'ok', status: 'passed' }];
  const file = { name: 'tests/a.test.ts', status: 'passed', assertionResults: passed };
  expect(printed({ testResults: [file] }, 'vitest')).toBe('');
});
