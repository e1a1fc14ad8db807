import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import {
  FAILURE,
  INSERT,
  MAIL,
  MINIMUM,
  REFERENCE,
  stored,
  setUpQuoteForm,
} from '@tests/ui/quote-form';
import { fakeMatchMedia } from '@tests/ui/fake-match-media';
import { renderPage } from '@tests/ui/render-app';
import type { AssessmentPart } from './assessment-slot';
import { QuoteRequest } from './quote-request';

const { backend, confirmation, field, fill, fillAndSend, openForm, sendButton, user } =
  setUpQuoteForm();

describe('sending a request', () => {
  it('stores one row with the form’s columns and requests the emails', async () => {
    await fillAndSend();
    await confirmation();
    expect(backend.rows()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        customer_name: 'Quinn Carter',
        email: 'quinn@example.com',
        phone: '937-555-0117',
        origin: 'Dayton, OH',
        destination: 'Calgary, AB',
        equipment: 'Step Deck',
        length: 34,
        width: 12,
        height: 12.5,
        commodity: 'Excavator',
        pieces: [
          {
            description: 'Excavator',
            quantity: 1,
            length: 34,
            width: 12,
            height: 12.5,
            weight: 98_000,
          },
        ],
        ready_on: '2090-06-01',
        deliver_by: null,
        are_dates_flexible: false,
        po_number: null,
        assessment: null,
        attachments: [],
        notes: null,
        website: '',
        fill_ms: 60_000,
        link_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
    await waitFor(() => {
      const quote = { ...backend.rows()[0], reference: REFERENCE };
      expect(backend.bodies(MAIL)).toEqual([{ quote, type: 'new_quote' }]);
    });
  });

  it('needs only contact details, the route and a size', async () => {
    openForm();
    fill(MINIMUM);
    await user.clear(field('Quantity'));
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()).toMatchObject([
      {
        equipment: '',
        length: 34,
        commodity: null,
        pieces: [{ description: null, quantity: 1, length: 34, width: 12, weight: null }],
        ready_on: null,
        deliver_by: null,
        are_dates_flexible: false,
        attachments: [],
      },
    ]);
    expect(screen.getByText('34′-0″ × 12′-0″ × 12′-6″, weight not given')).toBeVisible();
    expect(screen.getByText('Recommend one')).toBeVisible();
    expect(screen.getByText('Not given')).toBeVisible();
  });

  it('stores the assessment shown beside the form', async () => {
    const assessment: AssessmentSnapshot = {
      rules_version: 1,
      rules_as_of: '2026-11-22',
      trailer: '9-axle RGN',
      size: { width: 12, height: 14.5, overallLength: 80, gross: 150_000 },
      states: [],
    };
    const Assessment: AssessmentPart = ({ onAnswer }) => {
      useEffect(() => onAnswer?.(assessment), [onAnswer]);
      return null;
    };
    fakeMatchMedia({ prefersDark: false });
    renderPage(<QuoteRequest Assessment={Assessment} />);
    vi.setSystemTime(Date.now() + 60_000);
    fill();
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()).toEqual([expect.objectContaining({ assessment })]);
  });

  it('passes a link’s route to the assessment, and keeps a changed route in the URL', async () => {
    const Assessment: AssessmentPart = ({ route, onRouteChange }) => (
      <button
        type="button"
        onClick={() => {
          onRouteChange(['OH', 'KY']);
        }}
      >
        {route?.join(' ')}
      </button>
    );
    fakeMatchMedia({ prefersDark: false });
    renderPage(<QuoteRequest Assessment={Assessment} />, { at: '/?route=OH-IN-MI' });
    fill();
    await user.click(await screen.findByRole('button', { name: 'OH IN MI' }));
    expect(await screen.findByRole('button', { name: 'OH KY' })).toBeVisible();
    expect(window.location.search).toBe('?route=OH-KY');
    expect(field('What is it?')).not.toHaveValue('');
    window.history.replaceState(null, '', '/');
  });

  it('shows a toast, what was sent, the reference and the next steps', async () => {
    await fillAndSend();
    const heading = await confirmation();
    expect(heading).toHaveFocus();
    await waitFor(() => {
      expect(
        screen.getAllByText("We'll get back to you within 24 hours with a detailed quote."),
      ).toHaveLength(2);
    });
    expect(screen.getByText(REFERENCE)).toBeInTheDocument();
    expect(screen.getByText('Dayton, OH to Calgary, AB')).toBeInTheDocument();
    expect(screen.getByText('What happens next')).toBeInTheDocument();
  });

  it('starts another request with an empty form and a new id', async () => {
    await fillAndSend();
    await confirmation();
    await user.click(screen.getByRole('button', { name: 'Request another quote' }));
    expect(field('What is it?')).toHaveFocus();
    expect(screen.getByRole('form')).toHaveFormValues({
      customer_name: '',
      email: '',
      'pieces.0.length': '',
    });
    vi.setSystemTime(Date.now() + 60_000);
    fill();
    await user.click(sendButton());
    await confirmation();
    expect(new Set(backend.rows().map(({ id }) => id)).size).toBe(2);
  });

  it('sends once when the button is clicked repeatedly', async () => {
    let finish: (() => void) | undefined;
    backend.on(
      INSERT,
      (body) =>
        new Promise((resolve) => {
          finish = () => {
            resolve(stored(body));
          };
        }),
    );
    openForm();
    fill();
    await user.dblClick(sendButton());
    expect(sendButton()).toHaveAccessibleName('Submitting...');
    await user.click(sendButton());
    await user.type(field('Name'), '{Enter}');
    await waitFor(() => {
      expect(finish).toBeDefined();
    });
    finish?.();
    await confirmation();
    expect(backend.rows()).toHaveLength(1);
  });

  it('succeeds when the emails fail', async () => {
    backend.on(MAIL, { status: 500 });
    await fillAndSend();
    await confirmation();
    await waitFor(() => {
      expect(console.warn).toHaveBeenCalledWith(
        expect.stringContaining('mails'),
        expect.anything(),
        expect.anything(),
      );
    });
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
  });
});
