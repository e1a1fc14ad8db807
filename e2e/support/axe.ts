import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Finds violations only, because sorting and sending what passed takes four times as long. The target size
 * rule (WCAG 2.2, 2.5.8) is off by default.
 */
const runAxe = (rules?: readonly string[]) => `axe.run({
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
  ${rules === undefined ? '' : `runOnly: { type: 'rule', values: ${JSON.stringify(rules)} },`}
}).then(({ violations }) => violations)`;

/** A laptop, a tablet at night, and the narrowest window WCAG's reflow rule (1.4.10) names. */
const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

/**
 * What a page can violate on the tablet alone: the dark colors, which only the console has, and the layout
 * between the laptop's and the phone's. A run of all rules takes three times as long.
 */
const TABLET_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Waits until nothing fades in: axe reads colors as they are painted. Endless animations don't count. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * The current page's violations of WCAG 2.2 A and AA and of axe's best practices, or of these rules, one
 * readable line per element.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await finishAnimations(page);
  // Not as a script tag, which the site's Content Security Policy blocks. Large, so once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate<AxeResults['violations']>(runAxe(rules));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}

/** Expects no axe findings and no horizontal scrolling on three screens. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const at = `on ${page.url()} at ${String(width)} px, ${colorScheme}`;
    // Polled, because drawings measure themselves after a resize.
    const rules = colorScheme === 'dark' ? TABLET_RULES : undefined;
    await expect.poll(() => axeFindings(page, rules), `axe findings ${at}`).toEqual([]);
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
