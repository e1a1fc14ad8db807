import { expect, type Locator } from '@playwright/test';

/** Waits until the focus is inside an open dialog; only then does it handle keys. */
export const expectFocusIn = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((el) => el.contains(document.activeElement))).toBe(true);
