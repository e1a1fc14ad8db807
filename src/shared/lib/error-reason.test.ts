import { expect, it } from 'vitest';
import { AppError } from './app-error';
import { errorReason } from './error-reason';

it('passes on what the server said', () => {
  expect(errorReason(new AppError('auth', 'Invalid login credentials'))).toBe(
    'Invalid login credentials',
  );
});

it.each([
  new AppError('network', 'Failed to fetch'),
  new AppError('unknown', '{}'),
  new TypeError('x is undefined'),
])('has nothing to say for %s', (error) => {
  expect(errorReason(error)).toBeUndefined();
});
