import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** True if a `find…` or `waitFor` is running its callback, and tries again if that fails. */
const isAttempt = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

/**
 * Leaves the page out of the errors of attempts: printing it takes a twentieth of the tests' time, and the error
 * of the last attempt gets it anyway.
 */
export function speedUpErrors(): void {
  configure({
    getElementError(message, container) {
      if (!isAttempt()) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
