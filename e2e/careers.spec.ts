import {
  APPLICATION_SENT as SUCCESS_TOAST,
  applicationDialog as dialog,
  startApplication,
  storedApplications,
  submitApplication as submit,
} from './support/applications.ts';
import { pdf } from './support/documents.ts';
import { expectEmailsTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const MB = 1024 * 1024;

// Canceling aborts a request.
test.use({ expectedErrors: [/Failed to load resource/] });

test('an application whose upload was canceled is sent again, stored once and confirmed by email', async ({
  page,
  context,
  request,
}) => {
  const network = await context.newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const email = await startApplication(page);
  await expect(dialog(page).getByLabel('Position')).toHaveAttribute('readonly');
  await dialog(page).getByLabel('Experience').selectOption('6-10 years');
  await dialog(page)
    .getByLabel('Resume')
    .setInputFiles(pdf('Résumé Zoë.pdf', 4 * MB));
  await dialog(page)
    .getByLabel('Additional documents')
    .setInputFiles([pdf('twic.pdf')]);
  // Takes a minute, so even a slow machine can cancel it in time.
  await throttle(64 * 1024);
  await submit(page).click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Uploading Résumé Zoë.pdf' });
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByText('Upload canceled.')).toBeVisible();
  expect(await storedApplications(email)).toEqual([]);

  await throttle(-1);
  await submit(page).dblclick();
  await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const [application, ...more] = await storedApplications(email);
  expect(more).toEqual([]);
  expect(application?.row).toMatchObject({
    job_title: 'CDL Truck Driver',
    experience_years: 6,
    status: 'new',
  });
  expect(application?.files).toEqual(['other_twic.pdf', 'resume_Resume Zoe.pdf']);
  const [confirmation] = await expectEmailsTo(request, email, 1);
  expect(confirmation?.subject).toBe('We received your application');
});
