import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn } from './accounts.ts';
import { adminDatabase } from './database.ts';

/** The upload queue. */
export const panel = (page: Page) => page.getByRole('region', { name: 'Batch upload' });
export const chooser = (page: Page) => panel(page).getByLabel('Images', { exact: true });
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Images to upload' }).getByRole('listitem');
export const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload/ });

/** An image's card in the console's gallery. */
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

const uploads: string[] = [];

/** A title for an upload of the running test, which {@link deleteUploads} deletes. */
export function uploadTitle(name: string): string {
  const title = `${name} ${randomUUID()}`;
  uploads.push(title);
  return title;
}

/** Deletes the running test's uploads: other tests look at the same gallery. */
export async function deleteUploads(): Promise<void> {
  const database = await adminDatabase();
  for (const title of uploads.splice(0)) {
    const { error } = await database.from('gallery_images').delete().like('title', `${title}%`);
    if (error) throw error;
  }
}

/** The names of an image's two files. */
export async function filesOf(title: string): Promise<string[]> {
  const { data, error } = await (
    await adminDatabase()
  )
    .from('gallery_images')
    .select('image_url, thumbnail_url')
    .eq('title', title)
    .single();
  if (error) throw error;
  return [data.image_url, data.thumbnail_url].map((url) => url?.split('/').at(-1) ?? '');
}

/** Those of the files that are in the gallery's bucket. */
export async function storedFiles(names: readonly string[]): Promise<string[]> {
  const { data } = await (await adminDatabase()).storage.from('gallery').list('', { limit: 1000 });
  return names.filter((name) => data?.some((file) => file.name === name));
}
