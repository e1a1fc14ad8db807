import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeUploads } from '@tests/ui/fake-uploads';
import { member, renderPage } from '@tests/ui/render-app';
import { setUpBackend } from '@tests/ui/set-up-backend';
import type { PilotPaper } from '../api/papers';
import { PapersSection } from './papers-section';

const READ = 'GET /rest/v1/pilot_papers';
const ADD = 'POST /rest/v1/pilot_papers';
const SAVE = 'PATCH /rest/v1/pilot_papers';
const DELETE = 'DELETE /rest/v1/pilot_papers';
const REMOVE = 'DELETE /storage/v1/object/pilot-papers';
const OHIO: PilotPaper = {
  id: 'p1',
  updated_at: '2026-10-01T12:00:00Z',
  kind: 'certificate',
  issuing_state: 'OH',
  insurer: null,
  number: 'OH-1',
  limit_cents: null,
  starts_on: '2025-12-09',
  expires_on: '2026-12-08',
  file_path: 'me/old.pdf',
  file_name: 'ohio.pdf',
  checked_at: '2026-10-02T12:00:00Z',
};
const INSURANCE: PilotPaper = {
  ...OHIO,
  id: 'p2',
  kind: 'insurance',
  issuing_state: null,
  insurer: 'Lakeside Mutual',
  number: 'LM-9',
  limit_cents: 100_000_000,
  starts_on: null,
  expires_on: '2026-11-25',
  file_name: 'insurance.pdf',
  checked_at: null,
};

const user = userEvent.setup({ delay: null });
const backend = setUpBackend();
let uploads: ReturnType<typeof fakeUploads>;
const hold = (...papers: PilotPaper[]) => {
  backend.on(READ, { status: 200, body: papers });
};
const open = (stated: string[] = []) =>
  renderPage(<PapersSection userId="me" stated={stated} />, { auth: member('pilot_car') });
const pdf = (name = 'new.pdf') => new File(['PDF'], name, { type: 'application/pdf' });
const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Your certificates and insurance' });
  const found = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name));
  if (found === undefined) throw new Error(`No row ${name}`);
  return within(found);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:00:00Z') });
  uploads = fakeUploads();
  backend.on(REMOVE, { status: 200, body: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the section lists papers with their last day, and whether dispatch checked them', async () => {
  hold(OHIO, INSURANCE);
  open(['OH']);
  const ohio = await rowOf('OH certificate');
  expect(ohio.getByText('Expires in 12 days')).toBeInTheDocument();
  expect(ohio.getByText('Checked')).toBeInTheDocument();
  expect(ohio.getByText('Number OH-1. Valid Dec 9, 2025 to Dec 8, 2026.')).toBeInTheDocument();
  const insurance = await rowOf('Insurance, Lakeside Mutual');
  expect(insurance.getByText('Expired')).toBeInTheDocument();
  expect(insurance.getByText('Not checked yet')).toBeInTheDocument();
  expect(
    insurance.getByText('Policy LM-9, limit $1,000,000. Valid through Nov 25, 2026.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Still missing')).not.toBeInTheDocument();
});

it('the section names what is still missing: insurance, and states they say they are certified in', async () => {
  hold(OHIO);
  open(['OH', 'IN', 'KY']);
  const alert = (await screen.findByText('Still missing')).parentElement;
  expect(alert).toHaveTextContent('Insurance. You need it to accept any job.');
  expect(alert).toHaveTextContent('Certificates for IN and KY.');
});

it('a pilot car adds the first certificate with its file', async () => {
  hold();
  backend.on(ADD, { status: 201, body: { id: 'new' } });
  open();
  expect(await screen.findByText('No certificates or insurance yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add certificate' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Issued by' }), 'Ohio');
  await user.type(dialog.getByLabelText('Certificate number'), 'OH-7');
  await user.type(dialog.getByLabelText('Last day'), '2027-08-14');
  await user.upload(dialog.getByLabelText('Document'), pdf('My scan.PDF'));
  expect(await dialog.findByText(/, uploaded$/)).toBeInTheDocument();
  hold(OHIO);
  await user.click(dialog.getByRole('button', { name: 'Add certificate' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  const [added] = backend.bodies(ADD) as { file_path: string }[];
  expect(added).toEqual({
    id: expect.any(String) as string,
    kind: 'certificate',
    issuing_state: 'OH',
    insurer: null,
    limit_cents: null,
    number: 'OH-7',
    starts_on: null,
    expires_on: '2027-08-14',
    file_path: expect.stringMatching(/^me\/[0-9a-f-]{36}\.pdf$/) as string,
    file_name: 'My scan.PDF',
  });
  expect(uploads.calls[0]?.url).toContain(`/object/pilot-papers/${added?.file_path ?? ''}`);
  expect(await rowOf('OH certificate')).toBeDefined();
});

it('the form says what is wrong next to each field, and sends nothing', async () => {
  hold();
  open();
  await user.click(await screen.findByRole('button', { name: 'Add insurance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add insurance' }));
  await user.type(dialog.getByLabelText('Limit, USD'), 'a lot');
  await user.type(dialog.getByLabelText(/^First day/), '2027-08-14');
  await user.type(dialog.getByLabelText('Last day'), '2027-08-13');
  await user.click(dialog.getByRole('button', { name: 'Add insurance' }));
  for (const text of [
    'Enter the insurance company.',
    /^Enter the limit in dollars/,
    'Enter the number on the document.',
    'It can’t expire before it starts.',
    'Choose the document.',
  ]) {
    expect(await dialog.findByText(text)).toBeInTheDocument();
  }
  await user.upload(dialog.getByLabelText('Document'), new File([], 'empty.pdf'));
  expect(await dialog.findByText('This file is empty. Choose another one.')).toBeInTheDocument();
  expect(backend.bodies(ADD)).toEqual([]);
});

it('the form requires the document, even if every field is valid', async () => {
  hold();
  open();
  await user.click(await screen.findByRole('button', { name: 'Add certificate' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Issued by' }), 'Ohio');
  await user.type(dialog.getByLabelText('Certificate number'), 'OH-7');
  await user.type(dialog.getByLabelText('Last day'), '2027-08-14');
  await user.click(dialog.getByRole('button', { name: 'Add certificate' }));
  expect(await dialog.findByText('Choose the document.')).toBeInTheDocument();
  expect(backend.bodies(ADD)).toEqual([]);
});

it('the form keeps what was typed when the upload fails, and retries it', async () => {
  hold();
  backend.on(ADD, { status: 201, body: { id: 'new' } });
  uploads.decide(() => ({ status: 400 }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Add certificate' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Issued by' }), 'Ohio');
  await user.type(dialog.getByLabelText('Certificate number'), 'OH-7');
  await user.type(dialog.getByLabelText('Last day'), '2027-08-14');
  await user.upload(dialog.getByLabelText('Document'), pdf());
  const retry = await dialog.findByRole('button', { name: 'Retry new.pdf' }, { timeout: 10_000 });
  expect(backend.bodies(ADD)).toEqual([]);
  uploads.decide(() => 'arrives');
  await user.click(retry);
  expect(await dialog.findByText(/, uploaded$/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Certificate number')).toHaveValue('OH-7');
  await user.click(dialog.getByRole('button', { name: 'Add certificate' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
}, 20_000);

it('the form replaces values and file over the version on screen, and removes the old file', async () => {
  hold(OHIO, INSURANCE);
  backend.on(SAVE, { status: 200, body: { id: 'p1' } });
  open();
  const ohio = await rowOf('OH certificate');
  await user.click(ohio.getByRole('button', { name: 'Replace OH certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace certificate' }));
  expect(dialog.getByText('After a change, dispatch checks it again.')).toBeInTheDocument();
  const day = dialog.getByLabelText('Last day');
  await user.clear(day);
  await user.type(day, '2028-12-08');
  await user.upload(dialog.getByLabelText(/^New document/), pdf());
  await dialog.findByText(/, uploaded$/);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(backend.bodies(SAVE)).toMatchObject([
    { issuing_state: 'OH', expires_on: '2028-12-08', file_name: 'new.pdf' },
  ]);
  expect(backend.bodies(REMOVE)).toEqual([{ prefixes: ['me/old.pdf'] }]);
});

it('a paper is deleted after confirmation', async () => {
  hold(OHIO, INSURANCE);
  backend.on(DELETE, { status: 200, body: { file_path: 'me/old.pdf' } });
  open();
  await user.click(
    (await rowOf('OH certificate')).getByRole('button', { name: 'Delete OH certificate' }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(backend.bodies(DELETE)).toEqual([]);
  hold(INSURANCE);
  await user.click(question.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText('OH certificate')).not.toBeInTheDocument();
  });
});

it('the section offers to retry when the list fails', async () => {
  backend.on(READ, { status: 500, body: {} });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  hold(OHIO);
  await user.click(retry);
  expect(await rowOf('OH certificate')).toBeDefined();
});
