import { expect, type Locator } from '@playwright/test';

/** Waits until an open dialog has taken the focus: from then on it listens to keys. */
export const expectFocusIn = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((el) => el.contains(document.activeElement))).toBe(true);
