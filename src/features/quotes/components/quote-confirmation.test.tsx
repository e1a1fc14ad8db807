import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hashLinkToken } from '../model/link-token';
import { alreadyStored } from '@tests/ui/conflicts';
import { FOLLOW, INSERT, MAIL, REFERENCE, setUpQuoteForm } from '@tests/ui/quote-form';
import { member } from '@tests/ui/render-app';

const { backend, confirmation, failureAlert, field, fillAndSend, openForm, sendButton, user } =
  setUpQuoteForm();

const link = () => screen.getByRole('link', { name: /\/quote\/status#/ });
const tokenOf = (anchor: HTMLElement) => anchor.getAttribute('href')?.split('#')[1] ?? '';

describe('the private link', () => {
  it('contains the token, of which only the hash was sent', async () => {
    await fillAndSend();
    await confirmation();
    const token = tokenOf(link());
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(backend.rows()[0]?.['link_hash']).toBe(await hashLinkToken(token));
    expect(JSON.stringify(backend.rows())).not.toContain(token);
  });

  it('the private link is copied to the clipboard', async () => {
    await fillAndSend();
    await confirmation();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(link().getAttribute('href'));
  });

  it('the private link is selected for copying when the browser blocks the clipboard', async () => {
    await fillAndSend();
    await confirmation();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/blocked copying/)).toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe(link().textContent);
  });

  it('the private link is only emailed when the browser can’t hash', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await fillAndSend();
    await confirmation();
    expect(backend.rows()[0]?.['link_hash']).toBeNull();
    expect(screen.queryByRole('link', { name: /status#/ })).not.toBeInTheDocument();
    expect(screen.getByText(/email you a private link/)).toBeInTheDocument();
  });

  it('still matches the stored row after a lost response, and leads to the reference', async () => {
    backend.on(INSERT, 'lost');
    await fillAndSend();
    await failureAlert();
    backend.on(INSERT, alreadyStored('quotes'));
    backend.on(FOLLOW, { status: 200, body: [{ reference: REFERENCE, status: 'new' }] });
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]?.['link_hash']).toBe(backend.rows()[0]?.['link_hash']);
    expect(await screen.findByText(REFERENCE)).toBeInTheDocument();
    expect(backend.bodies(FOLLOW)).toEqual([{ _token: tokenOf(link()) }]);
  });
});

describe('the confirmation', () => {
  it('says that the email was sent only once it was, even after a reload', async () => {
    let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
    backend.on(MAIL, () => new Promise((resolve) => (answer = resolve)));
    await fillAndSend();
    await confirmation();
    expect(screen.getByText(/^We’ll email you a copy/)).toBeInTheDocument();
    await waitFor(() => {
      expect(backend.bodies(MAIL)).toHaveLength(1);
    });
    answer({ status: 200, body: { sent: true, confirmed: true } });
    expect(await screen.findByText(/^Confirmation emailed/)).toBeInTheDocument();

    cleanup();
    openForm();
    expect(await screen.findByText(/^Confirmation emailed/)).toBeInTheDocument();
  });

  it('survives a reload with link and reference until a new request is started', async () => {
    await fillAndSend();
    await confirmation();
    const token = tokenOf(link());

    cleanup();
    openForm();
    const heading = await confirmation();
    expect(heading).not.toHaveFocus();
    expect(screen.getByText(REFERENCE)).toBeInTheDocument();
    expect(screen.getByText('Excavator: 34′-0″ × 12′-0″ × 12′-6″, 98,000 lb')).toBeInTheDocument();
    expect(tokenOf(link())).toBe(token);

    await user.click(screen.getByRole('button', { name: 'Request another quote' }));
    await waitFor(() => {
      expect(field('What is it?')).toHaveFocus();
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '"x"', '{"id":"a"}', '{"id":"a","values":{"email":"x"}}'])(
    'the confirmation is not restored when storage holds %s',
    (stored) => {
      sessionStorage.setItem('sent-quote', stored);
      openForm();
      expect(sendButton()).toBeInTheDocument();
    },
  );

  it('links signed-in users to the quote in their account', async () => {
    const id = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a11';
    sessionStorage.setItem(
      'sent-quote',
      JSON.stringify({
        id,
        reference: REFERENCE,
        token: null,
        values: {
          customer_name: 'Sam',
          email: 'sam@example.com',
          phone: '937-555-0100',
          origin: 'Dayton, OH',
          destination: 'Laredo, TX',
          equipment: 'RGN',
          pieces: [
            {
              description: 'Dozer',
              quantity: '1',
              length: '30',
              length_in: '0',
              width: '10',
              width_in: '0',
              height: '11',
              height_in: '0',
              weight: '90,000',
            },
          ],
          ready_on: '',
          deliver_by: '',
          are_dates_flexible: true,
          po_number: '',
          notes: '',
        },
      }),
    );
    openForm({ auth: member('carrier') });
    await confirmation();
    expect(screen.getByRole('link', { name: 'Open in my quotes' })).toHaveAttribute(
      'href',
      `/quotes/${id}`,
    );
  });
});
