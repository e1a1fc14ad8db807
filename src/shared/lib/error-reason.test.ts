import { expect, it } from 'vitest';
import { AppError } from './app-error';
import { errorReason } from './error-reason';

it('returns the server’s message', () => {
  expect(errorReason(new AppError('auth', 'Invalid login credentials'))).toBe(
    'Invalid login credentials',
  );
});

it.each([
  new AppError('network', 'Failed to fetch'),
  new AppError('unknown', '{}'),
  new TypeError('x is undefined'),
])('returns undefined for %s', (error) => {
  expect(errorReason(error)).toBeUndefined();
});
