import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRow } from '@tests/ui/console-section';
import { quotesServer, renderQuotesView, type QuotesServer } from '@tests/ui/quotes-view';
import { adminQuote } from '@tests/ui/admin-quote';

const UPDATE = 'PATCH /rest/v1/quotes';

const MORGAN = adminQuote({ customer_name: 'Morgan Reyes' });
const CURTIS = adminQuote({ customer_name: 'Curtis Hale', status: 'reviewed', width: 8.5 });
const HANNAH = adminQuote({ customer_name: 'Hannah Osei', status: 'archived' });

let server: QuotesServer;

beforeEach(() => {
  server = quotesServer([MORGAN, CURTIS, HANNAH]);
});

const toast = (text: string) => screen.findAllByText(text);

describe('status', () => {
  it('offers every other status', async () => {
    renderQuotesView();
    const names = async (name: string) =>
      within(await findRow(name))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(':')[0])
        .filter(Boolean);
    expect(await names('Morgan Reyes')).toEqual(['Review', 'Archive', 'Delete']);
    expect(await names('Curtis Hale')).toEqual(['Archive', 'Delete']);
    expect(await names('Hannah Osei')).toEqual(['Review', 'Delete']);
  });

  it('can be set back to new in the drawer', async () => {
    server.backend.on(UPDATE, { status: 200, body: { ...CURTIS, status: 'new' } });
    renderQuotesView(`/?quote=${CURTIS.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as new' }));
    await toast('Quote marked as new.');
    expect(server.backend.bodies(UPDATE)).toEqual([{ status: 'new' }]);
  });
});

describe('the drawer', () => {
  const NOTES = '<img src=x onerror=alert(1)>\nRamp on site';

  it('shows the customer’s input as plain text', async () => {
    server.hold([{ ...MORGAN, notes: NOTES }, CURTIS]);
    const { router } = renderQuotesView();
    await userEvent.click(
      within(await findRow('Morgan Reyes')).getByRole('button', { name: 'Morgan Reyes' }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Morgan Reyes' });
    expect(within(drawer).getByText(/<img src=x/)).toHaveTextContent('Ramp on site');
    expect(within(drawer).getByRole('link', { name: MORGAN.phone })).toHaveAttribute(
      'href',
      'tel:+19375550126',
    );
    expect(router.state.location.search).toBe(`?quote=${MORGAN.id}`);
  });

  it('says what was not given', async () => {
    const size = { length: 34, width: 12, height: 12.5, weight: null };
    const pieces = [{ description: null, quantity: 1, ...size }];
    server.hold([{ ...MORGAN, equipment: '', pieces }]);
    renderQuotesView(`/?quote=${MORGAN.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Morgan Reyes' });
    expect(drawer).toHaveTextContent('34′-0″ × 12′-0″ × 12′-6″, weight not given');
    expect(drawer).not.toHaveTextContent(/\bnull\b|undefined|NaN|Invalid Date|\b0 lb/u);
  });

  it('moves to the next quote and back', async () => {
    renderQuotesView(`/?quote=${MORGAN.id}`);
    const next = await screen.findByRole('button', { name: 'Next quote' });
    await screen.findByRole('dialog', { name: 'Morgan Reyes' });
    await userEvent.click(next);
    expect(await screen.findByRole('dialog', { name: 'Curtis Hale' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous quote' }));
    expect(await screen.findByRole('dialog', { name: 'Morgan Reyes' })).toBeInTheDocument();
  });

  it('links the quote’s load, and asks before it starts a second one', async () => {
    server.backend.on('GET /rest/v1/loads', {
      status: 200,
      body: [{ id: 'l1', title: 'Press bed' }],
    });
    const { router } = renderQuotesView(`/?quote=${MORGAN.id}`);
    const link = await screen.findByRole('link', { name: 'Press bed' });
    expect(link).toHaveAttribute('href', '/admin/loads/l1');
    await userEvent.click(screen.getByRole('button', { name: 'New load' }));
    const question = await screen.findByRole('alertdialog', { name: 'Create another load?' });
    expect(router.state.location.search).toBe(`?quote=${MORGAN.id}`);
    await userEvent.click(within(question).getByRole('button', { name: 'Create another load' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe(`?quote_id=${MORGAN.id}`);
    });
  });

  const SEND = 'POST /functions/v1/send-quote-emails';
  const LOG = 'GET /rest/v1/emails';
  const unsent = {
    kind: 'confirmation',
    sent_at: null,
    attempts: 2,
    last_error: 'The email provider returned 422: Invalid `to` field.',
    hold: null,
  };

  it('says that emails were never tried, and sends them once after a double click', async () => {
    server.backend.on(SEND, { status: 200, body: { sent: true, confirmed: true } });
    renderQuotesView(`/?quote=${MORGAN.id}`);
    expect(await screen.findByText(/^Not sent\./)).toBeInTheDocument();
    const resend = screen.getByRole('button', { name: 'Resend' });
    // A double click, before the button can show that it is busy.
    act(() => {
      resend.click();
      resend.click();
    });
    await toast('Emails Sent');
    expect(server.backend.bodies(SEND)).toEqual([{ quote: { id: MORGAN.id }, type: 'new_quote' }]);
  });

  it('shows the provider’s reason for an unsent email, and when the other was sent', async () => {
    const dispatch = { kind: 'dispatch', sent_at: '2026-11-20T17:05:00Z', attempts: 1 };
    server.backend.on(LOG, {
      status: 200,
      body: [unsent, { ...dispatch, last_error: null, hold: null }],
    });
    server.backend.on(SEND, { status: 200, body: { sent: false, confirmed: false } });
    renderQuotesView(`/?quote=${MORGAN.id}`);
    expect(
      await screen.findByText(
        'Confirmation not sent after 2 attempts: The email provider returned 422: Invalid `to` field.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Email to dispatch: /)).toHaveTextContent('Nov 20');
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    await toast('Not Sent');
  });

  it('says when the quote does not exist', async () => {
    renderQuotesView('/?quote=0b0e6f1c-0000-4000-8000-000000000000');
    expect(await screen.findByText('This quote does not exist')).toBeInTheDocument();
  });
});
