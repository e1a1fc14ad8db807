import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Scrolls the window, as far as a page without layout can be scrolled. */
export function scrollWindowTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}
