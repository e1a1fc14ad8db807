import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail, fillSignIn, signIn } from './support/accounts.ts';
import {
  APPLICATION_SENT,
  applicationDialog,
  startApplication,
  submitApplication,
} from './support/applications.ts';
import { adminDatabase } from './support/database.ts';
import { pdf } from './support/documents.ts';
import { coverDemoPilot } from './support/loads.ts';
import { openAccount } from './support/members.ts';
import { fillQuoteForm, quoteSample, sendButton } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';
import { translatePage } from './support/translator.ts';

// A page that was translated before it was hydrated doesn't match its code; React renders it again.
test.use({ expectedErrors: [/React error #(?:418|423|425)|status of 4/] });

const address = () => `quinn.${randomUUID().slice(0, 8)}@example.com`;
const main = (page: Page) => page.getByRole('main');

/** Offers the demo pilot car a job that no other test uses; returns how its card is named. */
async function offerJob(): Promise<string> {
  const database = await adminDatabase();
  await coverDemoPilot(['OH', 'IN']);
  const day = new Date(Date.UTC(2033, 5, randomInt(900), 14)).toISOString();
  const origin = `Lima ${randomUUID().slice(0, 8)}, OH`;
  const load = await database
    .from('loads')
    .insert({
      title: `Press ${randomUUID().slice(0, 8)}`,
      origin,
      destination: 'Gary, IN',
      // On a day of its own: a pilot car that is busy must confirm.
      pickup_at: day,
      delivery_at: day,
    })
    .select('id')
    .single();
  const pilot = await database
    .from('profiles')
    .select('id')
    .eq('email', demoEmail('pilot'))
    .single();
  const offer = await database
    .from('load_escorts')
    .insert({ load_id: load.data?.id ?? '', pilot_id: pilot.data?.id ?? '', position: 'lead' });
  expect(offer.error).toBeNull();
  return `Lead car, ${origin} to IN`;
}

/** Journeys through each page to the end; each expects its last screen. */
const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'signs in': async (page) => {
    await page.goto('/auth?next=%2Fdashboard');
    await fillSignIn(page, demoEmail('broker'), DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  },
  'registers, and requests a new password': async (page) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    await form.getByLabel('First name').fill('Robin');
    await form.getByLabel('Last name').fill('Meyer');
    await form.getByLabel('Email').fill(address());
    await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('link', { name: 'reset it' }).click();
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(main(page).getByText(/has an account/)).toBeVisible();
  },
  'sends a message': async (page) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send a message' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Name').fill('Quinn Carter');
    await form.getByLabel('Email').fill(address());
    await form.getByLabel('Subject').fill('Port pickup');
    await form.getByLabel('Message').fill('Do you collect at Baltimore?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!').first()).toBeVisible();
    await form.getByLabel('Message').fill('One more.');
    await expect(form.getByText('We’ll reply to')).toHaveCount(0);
  },
  'applies for a job': async (page) => {
    await startApplication(page);
    await applicationDialog(page).getByLabel('Resume').setInputFiles(pdf('resume.pdf'));
    await submitApplication(page).click();
    await expect(page.getByText(APPLICATION_SENT).first()).toBeVisible();
  },
  'requests a quote': async (page) => {
    await page.goto('/quote');
    await fillQuoteForm(page, quoteSample());
    await sendButton(page).click();
    await expect(page.getByRole('link', { name: /\/quote\/status#/ })).toBeVisible();
  },
  'changes their profile': async (page) => {
    await openAccount(page);
    await page.goto('/profile');
    await page.getByLabel('Company').fill('Berg Oversize');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile Updated').first()).toBeVisible();
  },
  'accepts and declines escort jobs': async (page) => {
    const [first, second] = [await offerJob(), await offerJob()];
    await signIn(page, 'pilot');
    await page.goto('/escorts');
    const offer = (name: string) => page.getByRole('region', { name });
    await expect(offer(second)).toBeVisible();
    // Until the calendar has loaded, accepting takes a second press.
    await page.waitForLoadState('networkidle');
    await offer(first).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Escort Accepted').first()).toBeVisible();
    await offer(second).getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Escort Declined').first()).toBeVisible();
  },
};

/** Journeys that start on a prerendered page, which a browser can translate before it's hydrated. */
const PRERENDERED = ['signs in', 'sends a message', 'requests a quote'];

test.describe('a browser that translates a moment after each change, with slow requests', () => {
  test.beforeEach(async ({ page }) => {
    await translatePage(page, 'later');
    await page.route(/\/(?:rest|auth|functions)\/v1\//, async (route) => {
      // Longer than the translator waits, so that it sees each busy state.
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
  });
  for (const [what, journey] of Object.entries(JOURNEYS)) {
    test(what, async ({ page }) => {
      await journey(page);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });
  }
});

test.describe('a browser that translates each change immediately, also before hydration', () => {
  for (const what of PRERENDERED) {
    test(what, async ({ page }) => {
      await translatePage(page, 'immediately');
      await JOURNEYS[what]?.(page);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });
  }
});
