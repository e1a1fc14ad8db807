import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { ContactForm } from '@/features/contact/components/contact-form';
import { renderPage } from './render-app';
import { setUpBackend } from './set-up-backend';

export const INSERT = 'POST /rest/v1/contact_messages';
export const MAIL = 'POST /functions/v1/send-contact-email';
export const SAMPLE = {
  Name: 'Quinn Carter',
  Email: 'quinn@example.com',
  'Phone (Optional)': '937-555-0117',
  Subject: 'Port pickup',
  Message: 'Do you collect at Baltimore?',
};
export type Label = keyof typeof SAMPLE;

export const user = userEvent.setup({ delay: null });
export const field = (label: Label) =>
  screen.getByLabelText(label, { selector: 'input, textarea' });
export const sendButton = () => screen.getByRole('button', { name: /Send Message|Sending/ });
export const failure = () => within(screen.getByRole('form')).findByRole('alert');

/** A backend that stores messages and sends their emails. */
export function setUpContactForm() {
  const backend = setUpBackend();
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'] });
    backend.on(INSERT, { status: 201 });
    backend.on(MAIL, { status: 200 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    backend,
    /** The messages sent so far. */
    rows: () => backend.bodies(INSERT) as Record<string, unknown>[],
  };
}

/** Renders the form, open for a minute. */
export function openForm(options?: Parameters<typeof renderPage>[1]) {
  const page = renderPage(
    <>
      <h2 id="heading">Send a message</h2>
      <ContactForm headingId="heading" />
    </>,
    options,
  );
  vi.setSystemTime(Date.now() + 60_000);
  return page;
}

export function fill(values: Partial<Record<Label, string>> = SAMPLE) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label as Label), { target: { value } });
  }
}

export async function fillAndSend() {
  openForm();
  fill();
  await user.click(sendButton());
}
