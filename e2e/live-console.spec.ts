import { signIn } from './support/accounts.ts';
import { fillQuoteForm, quoteSample, sendButton } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

const QUIET_MS = 1500;

/** Requests of every page of the console: roles, session and unread counts. */
const SHELL =
  /^POST \/rest\/v1\/rpc\/(get_user_roles|has_role|my_session_state|admin_unread_counts)$/u;

/** The most backend requests of a page, and of these the ones of the page itself. */
const LIMITS = [
  { name: 'the overview', path: '/admin', most: 8, own: 3 },
  // Its rows, drivers, board numbers, and the counts of its statuses and groups.
  { name: 'the loads list', path: '/admin/loads', most: 10, own: 5 },
  { name: 'a load', path: '/admin/loads/L-2026-00001', most: 14, own: 9 },
];

test('a page of the console makes few requests', async ({ page }) => {
  await signIn(page, 'admin');
  // Changes that other tests make at the same time cause requests of their own.
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { event?: string } | unknown[];
      const event = Array.isArray(message) ? message[3] : message.event;
      if (event !== 'postgres_changes' && event !== 'broadcast') socket.send(text);
    });
  });
  // A quote that another test adds before the channel is live makes the page fetch its data again.
  let counts: string | undefined;
  await page.route('**/rest/v1/rpc/admin_unread_counts', async (route) => {
    counts ??= await (await route.fetch()).text();
    await route.fulfill({ body: counts, contentType: 'application/json' });
  });
  let requests: string[] = [];
  let last = Date.now();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(rest|auth|functions)\//.test(pathname)) return;
    requests.push(`${request.method()} ${pathname}`);
    last = Date.now();
  });
  for (const { name, path, most, own } of LIMITS) {
    await test.step(`${name}: at most ${String(most)}`, async () => {
      requests = [];
      await page.goto(path);
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(QUIET_MS);
      const ownRequests = requests.filter((request) => !SHELL.test(request));
      const sent = `${name}:\n${requests.join('\n')}`;
      expect(ownRequests.length, sent).toBeGreaterThan(0);
      expect(ownRequests.length, sent).toBeLessThanOrEqual(own);
      expect(requests.length, sent).toBeLessThanOrEqual(most);
    });
  }
});

test('a new quote appears in every window of the console, and so do its note and its assignment', async ({
  page,
  context,
  openWindow,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/fleet');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const list = await context.newPage();
  await list.goto('/admin/quotes');
  await expect(list.getByText('Live', { exact: true })).toBeVisible();

  const sample = quoteSample();
  const visitor = await openWindow();
  await visitor.goto('/quote');
  await fillQuoteForm(visitor, sample);
  await sendButton(visitor).click();

  const row = list.getByRole('button', { name: sample.name, exact: true });
  await expect(row).toBeVisible();
  await expect(page.getByText('New quote request').first()).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Fleet · Console/);
  await page.bringToFront();
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /Quotes/ })
    .click();
  await expect(page).toHaveTitle(/^Quotes · Console/);

  await row.click();
  await expect(list.getByRole('heading', { name: 'Staff notes' })).toBeVisible();
  await page.getByRole('button', { name: sample.name, exact: true }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Called back.\nRamp on site.');
  await page.getByRole('button', { name: 'Add Note' }).dblclick();
  await expect(page.getByText('Note Added').first()).toBeVisible();
  await expect(list.getByRole('list', { name: 'Staff notes' }).getByRole('listitem')).toHaveCount(
    1,
  );
  const choice = page.getByRole('combobox', { name: 'Assigned to' });
  await choice.selectOption({ label: 'Morgan Ellery (you)' });
  await expect(page.getByText('Assigned to Morgan Ellery.').first()).toBeVisible();
  await expect(list.getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('');
  await expect(list.getByRole('dialog').getByText(/assigned to Morgan Ellery/)).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the console says immediately that it is offline, within 10 s that the connection is lost, and when it is back', async ({
    page,
    context,
  }) => {
    let isSilent = false;
    await page.routeWebSocket(/\/realtime\//, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (!isSilent) server.send(message);
      });
      server.onMessage((message) => {
        if (!isSilent) socket.send(message);
      });
    });
    await signIn(page, 'admin');
    await page.goto('/admin/quotes');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const offline = page.getByText('You appear to be offline.');
    await context.setOffline(true);
    await expect(offline).toBeVisible({ timeout: 1000 });
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

    const lost = page.getByText('Connection lost. Reconnecting...');
    isSilent = true;
    await expect(lost).toBeVisible({ timeout: 10_000 });
    isSilent = false;
    await expect(lost).toHaveCount(0, { timeout: 30_000 });
  });
});
