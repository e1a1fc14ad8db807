import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Makes an export a download instead of a file dialog, which a test can't answer. Call before `goto`. */
export async function withoutFileDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
}

/** Clicks Export CSV; returns the file's name and its records, the header first. */
export async function exportCsv(page: Page): Promise<{ name: string; records: string[] }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await begun;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), records: text.split('\r\n').slice(0, -1) };
}
