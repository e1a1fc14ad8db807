import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from recording a stack for every element, as it does itself after 10,000 of them. Only
 * warnings would show them, and they take a tenth of the tests' time.
 */
export function skipOwnerStacks(): void {
  const { [INTERNALS]: internals } = React as unknown as { [INTERNALS]?: object };
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {
      // React increments and resets this counter.
    },
  });
}
