import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { QuoteRequest } from '@/features/quotes/components/quote-request';
import { fakeBackend } from './fake-backend';
import { renderPage } from './render-app';

// The drawing has tests of its own, and is most of the work of a keystroke.
vi.mock('@/shared/drawing/load-drawing', () => ({ LoadDrawing: () => null }));

export const INSERT = 'POST /rest/v1/quotes';
export const MAIL = 'POST /functions/v1/send-quote-emails';
export const FOLLOW = 'POST /rest/v1/rpc/track_quote';
export const REFERENCE = 'Q-7K2M9X';
export const FAILURE = 'Failed to submit quote request. Please try again.';

/** What people type, by label. */
export const SAMPLE = {
  Equipment: 'Step Deck',
  Length: '34',
  Width: '12',
  Height: '12.5',
  Origin: 'Dayton, OH',
  Destination: 'Calgary, AB',
  Name: 'Quinn Carter',
  Email: 'quinn@example.com',
  Phone: '937-555-0117',
};

export const user = userEvent.setup({ delay: null });

const form = () => screen.getByRole('form');
export const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input, textarea' });
export const sendButton = () =>
  within(form()).getByRole('button', { name: /Request My Quote|Submitting/ });
export const failureAlert = () => within(form()).findByRole('alert');
export const confirmation = () =>
  screen.findByRole('heading', { name: 'Quote Request Submitted!' });

/** The answer to a request that is stored: its row, with the reference the database gives it. */
export const stored = (body: unknown) => ({
  status: 201,
  body: { ...(body as object), reference: REFERENCE },
});

/** A backend that stores every quote, and a clock that can be set. Undo with `afterQuoteTest`. */
export function beforeQuoteTest() {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  const backend = fakeBackend();
  backend.on(INSERT, stored);
  backend.on(MAIL, { status: 200 });
  return { ...backend, rows: () => backend.bodies(INSERT) as Record<string, unknown>[] };
}

export function afterQuoteTest() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

/** The form, open for a minute: longer than a program would need. */
export function openForm(options?: Parameters<typeof renderPage>[1]) {
  const page = renderPage(
    <>
      <h2 id="quote-form-heading">Request Your Free Quote</h2>
      <QuoteRequest />
    </>,
    options,
  );
  vi.setSystemTime(Date.now() + 60_000);
  return page;
}

export function fill(values: Partial<Record<keyof typeof SAMPLE, string>> = SAMPLE) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

export async function fillAndSend() {
  openForm();
  fill();
  await user.click(sendButton());
}
