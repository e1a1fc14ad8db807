import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds wrong with the page as it stands (WCAG 2.2 A and AA, and axe's best practices),
 * one readable line per element.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Evaluated, not added as a script tag: the site's own CSP would refuse that.
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>('axe.run()');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}
