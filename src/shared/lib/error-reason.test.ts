import { expect, it } from 'vitest';
import { AppError } from './app-error';
import { errorReason } from './error-reason';
import { TIMED_OUT, timeoutError } from './timeout';

it('the reason is the server’s message', () => {
  expect(errorReason(new AppError('auth', 'Invalid login credentials'))).toBe(
    'Invalid login credentials',
  );
});

it('the reason tells a server that doesn’t answer from a dropped connection', () => {
  expect(errorReason(timeoutError())).toBe(TIMED_OUT);
});

it.each([
  new AppError('network', 'Failed to fetch'),
  new AppError('unknown', '{}'),
  new TypeError('x is undefined'),
])('the reason is undefined for %s', (error) => {
  expect(errorReason(error)).toBeUndefined();
});
