import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances fake timers and applies the state updates they cause. */
export function advanceTimers(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
