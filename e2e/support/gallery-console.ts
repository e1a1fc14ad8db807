import { expect, type Page } from '@playwright/test';
import { signIn } from './accounts.ts';
import { adminDatabase } from './database.ts';

/** The batch on its way in. */
export const panel = (page: Page) => page.getByRole('region', { name: 'Batch upload' });
export const chooser = (page: Page) => panel(page).getByLabel('Images', { exact: true });
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Images to upload' }).getByRole('listitem');
export const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload/ });

/** A picture's card in the console's gallery. */
export const card = (page: Page, title: string) =>
  page.locator('main li', { has: page.getByRole('heading', { name: title, exact: true }) });

export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

export async function openGallery(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.goto('/admin/gallery');
  await expect(page.getByRole('heading', { name: 'Wind blade on the plains' })).toBeVisible();
}

/** Titles of the gallery in its order, as stored. */
export async function storedTitles(): Promise<string[]> {
  const { data } = await (
    await adminDatabase()
  )
    .from('gallery_images')
    .select('title')
    .order('display_order');
  return (data ?? []).map(({ title }) => title);
}

/** The pictures' files; those of vehicles stand in a folder, which comes and goes with them. */
export async function filesInBucket(): Promise<string[]> {
  const { data } = await (await adminDatabase()).storage.from('gallery').list('', { limit: 1000 });
  return (data ?? []).filter(({ id }) => id !== null).map(({ name }) => name);
}

/** Takes out what tests brought in: the rest of the suite looks at the same gallery. */
export async function clearUploads(): Promise<void> {
  const { error } = await (
    await adminDatabase()
  )
    .from('gallery_images')
    .delete()
    .not('image_url', 'like', '/artwork/%');
  if (error) throw error;
}
