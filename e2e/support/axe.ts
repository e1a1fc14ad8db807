import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What axe finds wrong with the page as it stands (WCAG 2.2 A and AA, and axe's best practices),
 * one readable line per element.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ path: axePath });
  const results = await page.evaluate<AxeResults>('axe.run()');
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}
