import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Has the browser download what is exported: nobody answers its file dialog here. Before `goto`. */
export async function withoutFileDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
}

/** Presses Export CSV; the name of the file and its records, the header first. */
export async function exportCsv(page: Page): Promise<{ name: string; records: string[] }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await begun;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), records: text.split('\r\n').slice(0, -1) };
}
