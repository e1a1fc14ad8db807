import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Finds violations only: sorting and sending what passed takes four times as long. */
const RUN_AXE = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`;

/** A phone and a laptop. */
const WIDTHS = [1440, 390];

/**
 * The current page's violations of WCAG 2.2 A and AA and of axe's best practices, one readable line
 * per element.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Not as a script tag, which the site's Content Security Policy blocks.
  await page.evaluate(axeSource);
  const violations = await page.evaluate<AxeResults['violations']>(RUN_AXE);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}

/** Expects no axe findings and no horizontal scrolling on a phone and a laptop. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const at = `on ${page.url()} at ${String(width)} px`;
    // Polled, because drawings measure themselves after a resize.
    await expect.poll(() => axeFindings(page), `axe findings ${at}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `horizontal overflow ${at}`).toBeLessThanOrEqual(0);
  }
}

/** Waits until nothing on the page is loading. */
export async function expectLoaded(page: Page): Promise<void> {
  // An open dialog hides the page's heading from assistive technology.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.locator('.shimmer, [aria-busy="true"]')).toHaveCount(0);
}
