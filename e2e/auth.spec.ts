import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from './support/accounts.ts';
import { expectEmailsTo, openLink } from './support/outbox.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4/] });

test('a visitor registers, opens the emailed link and is signed in', async ({ page, request }) => {
  const email = `robin.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Meyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  // The role stays as it is: a carrier.
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created').first()).toBeVisible();

  const [received] = await expectEmailsTo(request, email);
  if (received === undefined) throw new Error('No confirmation email.');
  await openLink(page, received, 'Verify My Email Address');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin Meyer!' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Carrier', { exact: true })).toBeVisible();
});

test('the panel doesn’t move when its HTML arrives in two parts', async ({ browser }) => {
  const html = readFileSync('dist/auth.html', 'utf8');
  const half = html.lastIndexOf('Password');
  const server = createServer((request, response) => {
    if (request.url !== '/auth') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 500);
  }).listen();
  const { port } = server.address() as AddressInfo;
  // Not the `page` fixture, whose `goto` waits for hydration.
  const page = await browser.newPage();
  const shifted = await watchShifts(page);
  await page.goto(`http://127.0.0.1:${String(port)}/auth`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.005);
  await page.close();
  server.close();
});
