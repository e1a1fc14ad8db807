import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeUploads } from '@tests/ui/fake-uploads';
import { setUpQuoteForm } from '@tests/ui/quote-form';

const { backend, confirmation, fill, openForm, sendButton, user } = setUpQuoteForm();
let uploads: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  uploads = fakeUploads();
});

const chooser = () => screen.getByLabelText(/^Attachments/);
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

it('the field shows types and limits before a file is chosen', () => {
  openForm();
  expect(chooser()).toHaveAccessibleDescription(
    'JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX. Up to 20 MB each, 10 files.',
  );
});

it('files are uploaded while the form is filled in, and their paths are sent', async () => {
  openForm();
  await user.upload(chooser(), [pdf('crown.pdf'), pdf('rigging.pdf')]);
  await waitFor(() => {
    expect(uploads.names()).toEqual(['crown.pdf', 'rigging.pdf']);
  });
  fill();
  await user.click(sendButton());
  await confirmation();
  const paths = backend.rows()[0]?.['attachments'] as string[];
  expect(paths.map((path) => path.split('/')[1])).toEqual(['crown.pdf', 'rigging.pdf']);
  expect(localStorage).toHaveLength(0);
});

it('the form does not send while a file failed, until it is retried on its row', async () => {
  uploads.decide(() => 'lost');
  openForm();
  fill();
  await user.upload(chooser(), pdf('crown.pdf'));
  await user.click(sendButton());
  expect(await screen.findByText('Retry or remove the files that aren’t uploaded.')).toBeVisible();
  expect(backend.rows()).toHaveLength(0);

  uploads.decide(() => 'arrives');
  await user.click(screen.getByRole('button', { name: 'Retry crown.pdf' }));
  await user.click(sendButton());
  await confirmation();
  expect(backend.rows()[0]?.['attachments']).toHaveLength(1);
});

it('a running upload can be canceled', async () => {
  uploads.decide(() => 'hangs');
  openForm();
  fill();
  await user.upload(chooser(), pdf('crown.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Cancel upload of crown.pdf' }));
  await user.click(sendButton());
  await confirmation();
  expect(backend.rows()[0]?.['attachments']).toEqual([]);
});

it('uploaded files are forgotten after 20 hours, because they are deleted after a day', async () => {
  const { unmount } = openForm();
  await user.upload(chooser(), pdf('crown.pdf'));
  await screen.findByText(/uploaded/);
  unmount();
  vi.setSystemTime(Date.now() + 21 * 3_600_000);
  openForm();
  expect(screen.queryByText('crown.pdf')).not.toBeInTheDocument();
  expect(chooser()).toHaveAccessibleDescription(/^Choose crown\.pdf again\./);
});

it('the form names files that must be chosen again after a reload, until they are or the form starts over', async () => {
  uploads.decide((url) => (url.includes('crown') ? 'lost' : 'arrives'));
  const { unmount } = openForm();
  fill();
  await user.upload(chooser(), [pdf('crown.pdf'), pdf('rigging.pdf'), pdf('notes.exe')]);
  await screen.findByText(/uploaded/);
  unmount();

  uploads.decide(() => 'arrives');
  const second = openForm();
  expect(screen.getByText('rigging.pdf')).toBeVisible();
  const again = 'Choose crown.pdf again. Your browser doesn’t keep files when the page closes.';
  expect(screen.getByText(again)).toBeVisible();
  second.unmount();

  openForm();
  expect(screen.getByText(again)).toBeVisible();
  await user.upload(chooser(), pdf('crown.pdf'));
  await waitFor(() => {
    expect(screen.queryByText(again)).not.toBeInTheDocument();
  });
  await user.click(sendButton());
  await confirmation();
  expect(backend.rows()[0]?.['attachments']).toHaveLength(2);
  expect(localStorage).toHaveLength(0);
});

it('uploaded files stay across a reload', async () => {
  const { unmount } = openForm();
  fill();
  await user.upload(chooser(), pdf('crown.pdf'));
  await screen.findByText(/uploaded/);
  unmount();
  openForm();
  expect(screen.getByText('crown.pdf')).toBeVisible();
  await user.click(sendButton());
  await confirmation();
  expect(backend.rows()[0]?.['attachments']).toHaveLength(1);
});
