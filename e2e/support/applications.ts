import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { connectAsService } from './supabase.ts';

export const APPLICATION_SENT = 'Application Submitted!';

export const applicationDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Apply for Position' });
export const submitApplication = (page: Page) =>
  applicationDialog(page).getByRole('button', { name: 'Submit Application' });

/** Opens the dialog from an opening and fills the required fields; returns the email address. */
export async function startApplication(
  page: Page,
  opening = 'CDL Truck Driver',
  lastName = 'Whitlock',
): Promise<string> {
  const email = `dana.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/careers');
  await page.getByRole('button', { name: `Apply Now: ${opening}` }).click();
  await applicationDialog(page).getByLabel('First name').fill('Dana');
  await applicationDialog(page).getByLabel('Last name').fill(lastName);
  await applicationDialog(page).getByLabel('Email').fill(email);
  await applicationDialog(page).getByLabel('Phone').fill('937-555-0118');
  return email;
}

/** The stored applications of an email address, each with the file names in its folder. */
export async function storedApplications(email: string) {
  const client = connectAsService();
  const { data, error } = await client.from('job_applications').select('*').eq('email', email);
  if (error) throw error;
  return Promise.all(
    data.map(async (row) => {
      const folder = row.resume_document_url?.split('/')[0] ?? '';
      const files = await client.storage.from('job-documents').list(folder);
      if (files.error) throw files.error;
      return { row, files: files.data.map(({ name }) => name).sort() };
    }),
  );
}
