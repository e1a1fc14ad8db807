import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Sets the scroll position and fires the event; jsdom has no layout. */
export function scrollWindowTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}
