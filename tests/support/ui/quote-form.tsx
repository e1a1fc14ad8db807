import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { QuoteRequest } from '@/features/quotes/components/quote-request';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { renderPage } from './render-app';

export const INSERT = 'POST /rest/v1/quotes';
export const MAIL = 'POST /functions/v1/send-quote-emails';
export const FOLLOW = 'POST /rest/v1/rpc/track_quote';
export const REFERENCE = 'Q-7K2M9X';
export const FAILURE = 'Failed to submit quote request. Please try again.';

/** Field values by label. */
export const SAMPLE = {
  'What is it?': 'Excavator',
  Length: '34',
  Width: '12',
  Height: '12.5',
  Weight: '98,000',
  Equipment: 'Step Deck',
  Origin: 'Dayton, OH',
  Destination: 'Calgary, AB',
  Ready: '2090-06-01',
  Name: 'Quinn Carter',
  Email: 'quinn@example.com',
  Phone: '937-555-0117',
};

/** Only the required fields. */
export const MINIMUM = {
  Length: '34',
  Width: '12',
  Height: '12.5',
  Origin: 'Dayton, OH',
  Destination: 'Calgary, AB',
  Name: 'Quinn Carter',
  Email: 'quinn@example.com',
  Phone: '937-555-0117',
};

const user = userEvent.setup({ delay: null });

const form = () => screen.getByRole('form');
const field = (label: string, scope: HTMLElement = document.body) =>
  // The label of an optional field includes the word Optional.
  within(scope).getByLabelText((text) => text === label || text === `${label}Optional`, {
    selector: 'input, textarea',
  });
/** The group of fields of one piece, from 1. */
const piece = (number: number) => screen.getByRole('group', { name: `Piece ${String(number)}` });
const sendButton = () =>
  within(form()).getByRole('button', { name: /Request My Quote|Submitting/ });
const failureAlert = () => within(form()).findByRole('alert');
const confirmation = () => screen.findByRole('heading', { name: 'Quote Request Submitted!' });

/** The response to a stored request: its row, with the reference from the database. */
export const stored = (body: unknown) => ({
  status: 201,
  body: { ...(body as object), reference: REFERENCE },
});

/** The form, open for a minute: longer than the bot check needs. */
function openForm(options?: Parameters<typeof renderPage>[1]) {
  const page = renderPage(<QuoteRequest />, options);
  vi.setSystemTime(Date.now() + 60_000);
  return page;
}

function fill(values: Record<string, string> = SAMPLE, scope?: HTMLElement) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label, scope), { target: { value } });
  }
}

async function fillAndSend() {
  openForm();
  fill();
  await user.click(sendButton());
}

/**
 * Gives every test a backend that stores quotes, and a clock the test sets. Returns the backend with
 * helpers for the form.
 */
export function setUpQuoteForm() {
  let current: FakeBackend;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['Date'] });
    current = fakeBackend();
    current.on(INSERT, stored);
    current.on(MAIL, { status: 200 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const bodies = (route: string) => current.bodies(route);
  const backend = {
    on: (...call: Parameters<FakeBackend['on']>) => {
      current.on(...call);
    },
    bodies,
    rows: () => bodies(INSERT) as Record<string, unknown>[],
  };
  const form = {
    openForm,
    fill,
    fillAndSend,
    field,
    piece,
    sendButton,
    failureAlert,
    confirmation,
  };
  return { backend, user, ...form };
}
