import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Nothing intersects until the test calls `show`, which notifies every observer. */
export function fakeIntersectionObserver() {
  const listeners = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        listeners.add(onChange);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return {
    show: (isIntersecting: boolean) => {
      act(() => {
        for (const listener of listeners) listener([{ isIntersecting }]);
      });
    },
  };
}
