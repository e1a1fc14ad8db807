import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface System {
  prefersDark: boolean;
}

/** System preferences that a page reads with matchMedia, which jsdom lacks. */
export function fakeMatchMedia(initial: System) {
  let system = initial;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return media.includes('prefers-color-scheme: dark') && system.prefersDark;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    change: (next: System) => {
      system = next;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}
