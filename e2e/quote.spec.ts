import { countQuotes } from './support/database.ts';
import { expectMailsTo } from './support/outbox.ts';
import { fillQuoteForm, quoteField, quoteSample, sendButton } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

const SUCCESS_TOAST = 'Quote Request Submitted!';
const FAILURE_TEXT = 'Failed to submit quote request. Please try again.';
const REST_QUOTES = '**/rest/v1/quotes*';

test.describe('asking for a quote', () => {
  test('stores the quote once, mails customer and dispatch, and empties the form', async ({
    page,
    request,
  }) => {
    const sample = quoteSample();
    await page.goto('/quote');
    await fillQuoteForm(page, sample);
    await sendButton(page).dblclick();

    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
    const [mail] = await expectMailsTo(request, sample.email);
    expect(mail?.text).toContain('Dayton, OH');
    expect(await countQuotes(sample.email)).toBe(1);

    await page.reload();
    await expect(page.getByRole('heading', { name: SUCCESS_TOAST })).toBeVisible();
    await page.getByRole('button', { name: 'Request another quote' }).click();
    await expect(quoteField(page, 'Name')).toHaveValue('');
  });

  test('says what is missing beside each field and focuses the first', async ({ page }) => {
    await page.goto('/quote');
    await sendButton(page).click();
    await expect(quoteField(page, 'Equipment')).toBeFocused();
    await expect(quoteField(page, 'Width')).toHaveAccessibleDescription(/Enter the width\./);
    await expect(quoteField(page, 'Email')).toHaveAccessibleDescription(
      /Please enter a valid email address\./,
    );
  });

  test('refuses measurements and addresses that cannot be', async ({ page }) => {
    await page.goto('/quote');
    await fillQuoteForm(page, quoteSample({ length: '-3', width: '1e9', email: 'a@b.co,c@d.co' }));
    await sendButton(page).click();
    await expect(quoteField(page, 'Length')).toHaveAccessibleDescription(/Enter the length\./);
    await expect(quoteField(page, 'Width')).toHaveAccessibleDescription(/can't exceed 100 ft/);
    await expect(quoteField(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps the draft over a reload', async ({ page }) => {
    const sample = quoteSample();
    await page.goto('/quote');
    await fillQuoteForm(page, sample);
    await page.reload();
    await expect(quoteField(page, 'Name')).toHaveValue(sample.name);
    await expect(quoteField(page, 'Width')).toHaveValue(sample.width);
  });

  test('markup in every field is text, to the last mail', async ({ page, request }) => {
    const markup = '<img src=x onerror=alert(1)>';
    const sample = quoteSample({
      origin: markup,
      destination: markup,
      equipment: markup,
      notes: markup,
    });
    await page.goto('/quote');
    await fillQuoteForm(page, sample);
    await sendButton(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
    const [mail] = await expectMailsTo(request, sample.email);
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img src=x');
  });
});

test.describe('when the network fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an answer lost after the row was stored does not make a second quote', async ({ page }) => {
    const sample = quoteSample();
    await page.goto('/quote');
    await fillQuoteForm(page, sample);

    await page.route(
      REST_QUOTES,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await sendButton(page).click();
    await expect(page.getByRole('main').getByText(FAILURE_TEXT)).toBeVisible();
    expect(await countQuotes(sample.email)).toBe(1);

    await sendButton(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
    expect(await countQuotes(sample.email)).toBe(1);
  });

  test('a server that is down keeps everything typed and lets one try again', async ({ page }) => {
    const sample = quoteSample();
    await page.goto('/quote');
    await fillQuoteForm(page, sample);
    await page.route(
      REST_QUOTES,
      (route) => route.fulfill({ status: 503, body: 'upstream down' }),
      {
        times: 1,
      },
    );
    await sendButton(page).click();
    await expect(page.getByRole('main').getByText(FAILURE_TEXT)).toBeVisible();
    await expect(quoteField(page, 'Name')).toHaveValue(sample.name);

    await sendButton(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
  });

  test('offline and back', async ({ page, context }) => {
    const sample = quoteSample();
    await page.goto('/quote');
    await fillQuoteForm(page, sample);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('main').getByText(FAILURE_TEXT)).toBeVisible();
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
    expect(await countQuotes(sample.email)).toBe(1);
  });

  test('a mail that cannot be sent does not spoil the success', async ({ page }) => {
    await page.route('**/functions/v1/send-quote-emails', (route) => route.abort());
    await page.goto('/quote');
    await fillQuoteForm(page, quoteSample());
    await sendButton(page).click();
    await expect(page.getByText(SUCCESS_TOAST).first()).toBeVisible();
  });
});
