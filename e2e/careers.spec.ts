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

test.describe('applying', () => {
  test('stores an application and its documents once and emails a confirmation', async ({
    page,
    request,
  }) => {
    const email = await startApplication(page);
    await expect(dialog(page).getByLabel('Position')).toHaveAttribute('readonly');
    await dialog(page).getByLabel('Experience').selectOption('6-10 years');
    await dialog(page).getByLabel('Resume').setInputFiles(pdf('Résumé Zoë.pdf', MB));
    await dialog(page)
      .getByLabel('Additional documents')
      .setInputFiles([pdf('twic.pdf')]);
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
});

test.describe('when the network fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an upload stops halfway and is sent again', async ({ page, context }) => {
    const network = await context.newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const email = await startApplication(page);
    await dialog(page)
      .getByLabel('Resume')
      .setInputFiles(pdf('resume.pdf', 4 * MB));
    // Takes a minute, so even a slow machine can cancel it in time.
    await throttle(64 * 1024);
    await submit(page).click();
    const bar = dialog(page).getByRole('progressbar', { name: 'Uploading resume.pdf' });
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page).getByText('Upload canceled.')).toBeVisible();
    expect(await storedApplications(email)).toEqual([]);

    await throttle(-1);
    await submit(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
    const [application] = await storedApplications(email);
    expect(application?.files).toEqual(['resume_resume.pdf']);
  });
});
