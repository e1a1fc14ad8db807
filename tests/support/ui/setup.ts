import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { dismissToast, toastStore } from '@/shared/lib/toast-store';
import { speedUpErrors } from './fast-errors';
import { speedUpLabels } from './fast-labels';
import { skipOwnerStacks } from './fast-react';
import { speedUpSelectors } from './fast-selectors';
import { speedUpStyles } from './fast-styles';

vi.mock('@/platform/supabase/watch-tables', () => import('./fake-watch-tables'));

afterEach(() => {
  cleanup();
  // Otherwise the next test finds this toast before its own replaces it.
  for (const { id } of toastStore.getState()) dismissToast(id);
});
speedUpErrors();
speedUpSelectors();
speedUpStyles();
speedUpLabels();
skipOwnerStacks();

// Most files share one window and one module graph (see vitest.config.ts).
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // A dialog that a failed test leaves open blocks the pointer everywhere.
  document.body.removeAttribute('style');
});

// Generous for busy machines; a missing element still fails.
configure({ asyncUtilTimeout: 12_000 });

/* What jsdom lacks and Radix or the components call. Nothing has a size in jsdom. */

// Not vi.stubGlobal, because a test's vi.unstubAllGlobals would remove it.
// Nothing is ever on the screen, unless a test uses `fakeIntersectionObserver`.
globalThis.IntersectionObserver = class implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
globalThis.ResizeObserver = class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
  hidePopover: () => undefined,
});

Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result);
      };
      reader.onerror = () => {
        reject(new DOMException('The file could not be read.', 'NotReadableError'));
      };
      reader.readAsArrayBuffer(this);
    });
  },
});
