import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { CareersPage } from '@/pages/public/careers-page';
import { fakeBackend } from './fake-backend';
import { fakeUploads } from './fake-uploads';
import { renderPage } from './render-app';
import { sampleFile } from './sample-files';

export const INSERT = 'POST /rest/v1/job_applications';
export const CONFIRMATION = 'POST /functions/v1/send-application-email';
export const FAILURE = 'Failed to submit application. Please try again.';

/** Field values by label. */
export const SAMPLE = {
  'First name': 'Dana',
  'Last name': 'Whitlock',
  Email: 'dana@example.com',
  Phone: '937-555-0118',
};

export const RESUME = sampleFile('whitlock-resume.pdf', 'pdf');

export const user = userEvent.setup({ delay: null, applyAccept: false });

/** A backend that accepts every application and file, and a clock the test sets. */
export function beforeApplicationTest() {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  const backend = fakeBackend();
  backend.on(INSERT, { status: 201 });
  backend.on(CONFIRMATION, { status: 200, body: { sent: false, confirmed: false } });
  const uploads = fakeUploads();
  return { ...backend, uploads, rows: () => backend.bodies(INSERT) as Record<string, unknown>[] };
}

export function afterApplicationTest() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

export const dialog = () => screen.findByRole('dialog', { name: 'Apply for Position' });
export const field = (label: string | RegExp) =>
  within(screen.getByRole('form', { name: 'Application' })).getByLabelText(label);
export const submitButton = () =>
  screen.getByRole('button', { name: /^(Submit Application|Submitting\.\.\.)$/ });
export const failure = async () => within(await dialog()).findByRole('alert');

/** The careers page with the dialog open: from an opening's card, or for a general application. */
export async function openDialog(opening?: string) {
  const page = renderPage(<CareersPage />);
  await pressApply(opening);
  vi.setSystemTime(Date.now() + 60_000);
  return page;
}

export async function pressApply(opening?: string) {
  const name = opening === undefined ? 'Apply Now' : `Apply Now: ${opening}`;
  await user.click(screen.getByRole('button', { name }));
  await dialog();
}

export function fill(values: Partial<typeof SAMPLE> = SAMPLE) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

export async function choose(label: string | RegExp, ...files: File[]) {
  await user.upload(field(label), files);
}

/** Fills the required fields and submits. */
export async function applyFor(opening?: string) {
  await openDialog(opening);
  fill();
  await choose('Resume', RESUME);
  await user.click(submitButton());
}
