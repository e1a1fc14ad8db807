import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/* What jsdom lacks and Radix or the components call. */

globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {
    // nothing has a size in jsdom
  }
  unobserve() {
    // see observe
  }
  disconnect() {
    // see observe
  }
};

Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
