import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alreadyStored } from '@tests/ui/conflicts';
import {
  afterApplicationTest,
  applyFor,
  beforeApplicationTest,
  choose,
  dialog,
  failure,
  FAILURE,
  field,
  fill,
  INSERT,
  openDialog,
  RESUME,
  submitButton,
  user,
} from '@tests/ui/application-form';
import { CHALLENGED, fakeTurnstile, VERIFY } from '@tests/ui/fake-turnstile';
import { sampleFile } from '@tests/ui/sample-files';

let backend: ReturnType<typeof beforeApplicationTest>;
beforeEach(() => {
  backend = beforeApplicationTest();
});
afterEach(afterApplicationTest);

const submitted = () => screen.findByText('Application Submitted!');
const nothingSent = () => {
  expect(backend.rows()).toEqual([]);
  expect(backend.uploads.calls).toEqual([]);
};

it('the form shows a challenge above the limit, keeps everything entered, and then submits it', async () => {
  const turnstile = fakeTurnstile();
  backend.on(INSERT, CHALLENGED);
  backend.on(VERIFY, { status: 200, body: { verified: true } });
  await applyFor();
  const notice = await within(await dialog()).findByText('Please confirm you’re human.');
  expect(notice).toBeInTheDocument();
  expect(field('First name')).toHaveDisplayValue('Dana');
  backend.on(INSERT, { status: 201 });
  await turnstile.pass('a-token');
  await submitted();
  const id = backend.rows()[0]?.['id'];
  expect(backend.bodies(VERIFY)).toEqual([{ token: 'a-token', form: 'job_applications', id }]);
  const fill_ms: unknown = expect.any(Number);
  expect(backend.rows()[1]).toEqual({ ...backend.rows()[0], fill_ms });
});

describe('invalid input', () => {
  it('shows an error under each field and focuses the first', async () => {
    await openDialog();
    await user.click(submitButton());
    await waitFor(() => {
      expect(field('First name')).toHaveAccessibleDescription('Enter your first name.');
    });
    expect(field('First name')).toHaveFocus();
    expect(field('Last name')).toHaveAccessibleDescription('Enter your last name.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Phone')).toHaveAccessibleDescription('Enter a phone number.');
    expect(field('Resume')).toHaveAccessibleDescription(/^Add your resume\./);
    nothingSent();
  });

  it('requires a resume', async () => {
    await openDialog();
    fill();
    await user.click(submitButton());
    await waitFor(() => {
      expect(field('Resume')).toHaveFocus();
    });
    expect(field('Resume')).toBeInvalid();
    nothingSent();
    await choose('Resume', RESUME);
    expect(screen.queryByText('Add your resume.')).not.toBeInTheDocument();
    await user.click(submitButton());
    await submitted();
  });

  it('rejects a file of another type before sending anything', async () => {
    await openDialog();
    fill();
    await choose('Resume', sampleFile('resume.pdf', 'exe'));
    expect(await screen.findByText(/isn’t a valid PDF/)).toBeVisible();
    await user.click(submitButton());
    await waitFor(() => {
      expect(within(screen.getByRole('dialog')).getByText(/Please check/)).toBeVisible();
    });
    nothingSent();
  });

  it('submits after a bad file is removed or replaced', async () => {
    await openDialog();
    fill();
    await choose('Resume', sampleFile('resume.exe', 'exe'));
    await choose(/^Additional documents/, sampleFile('empty.pdf', 'empty'));
    await user.click(await screen.findByRole('button', { name: 'Remove empty.pdf' }));
    await choose('Resume', RESUME);
    expect(screen.queryByText('resume.exe')).not.toBeInTheDocument();
    await user.click(submitButton());
    await submitted();
    expect(backend.rows()[0]).toMatchObject({ other_documents_urls: [] });
  });
});

describe('when an upload fails', () => {
  const onlyResumeFails = (url: string) => (url.includes('resume_') ? { status: 404 } : 'arrives');

  it('the form names the file, submits nothing, and retries only that file', async () => {
    backend.uploads.decide(onlyResumeFails);
    await openDialog();
    fill();
    await choose('Resume', RESUME);
    await choose(/^CDL document/, sampleFile('cdl.png', 'png'));
    await user.click(submitButton());

    expect(await failure()).toHaveTextContent(/Failed to submit.*whitlock-resume\.pdf/);
    expect(screen.getByText('Upload failed. Check your connection and retry.')).toBeVisible();
    expect(backend.rows()).toEqual([]);

    backend.uploads.decide(() => 'arrives');
    await user.click(screen.getByRole('button', { name: 'Retry whitlock-resume.pdf' }));
    await submitted();
    expect(backend.uploads.names()).toEqual([
      'resume_whitlock-resume.pdf',
      'cdl_cdl.png',
      'resume_whitlock-resume.pdf',
    ]);
  });

  it('the form says to wait for the connection while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.uploads.decide(onlyResumeFails);
    await applyFor();
    expect(await failure()).toHaveTextContent(/You appear to be offline\. Press Submit/);
  });

  it('the form explains the rate limit and doesn’t retry', async () => {
    backend.uploads.decide(() => ({ status: 403 }));
    await applyFor();
    expect(await screen.findByText(/Too many files\. Try again/)).toBeVisible();
    expect(backend.uploads.calls).toHaveLength(1);
    expect(backend.rows()).toEqual([]);
  });

  it('the form shows each file’s progress and can be canceled without an error', async () => {
    backend.uploads.decide(() => 'hangs');
    await applyFor();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading whitlock-resume.pdf' });
    await waitFor(() => {
      expect(bar).toHaveAttribute('aria-valuenow', '50');
    });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await within(await dialog()).findByText('Upload canceled.')).toBeVisible();
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
    expect(backend.rows()).toEqual([]);

    backend.uploads.decide(() => 'arrives');
    await user.click(submitButton());
    await submitted();
  });
});

describe('when submitting fails', () => {
  it('the form shows the error in a toast and above the button and keeps everything entered', async () => {
    backend.on(INSERT, { status: 503 });
    await applyFor();
    expect(await failure()).toHaveTextContent(FAILURE);
    await waitFor(() => {
      expect(screen.getAllByText(FAILURE)).toHaveLength(2);
    });
    expect(field('Email')).toHaveDisplayValue('dana@example.com');
    expect(screen.getByText('whitlock-resume.pdf')).toBeVisible();
  });

  it('the form retries under the same id without uploading again, and succeeds if the row is stored', async () => {
    backend.on(INSERT, 'lost');
    await applyFor('CDL Truck Driver');
    await failure();
    backend.on(INSERT, alreadyStored('job_applications'));
    await user.click(submitButton());
    await submitted();
    expect(backend.rows()[1]).toEqual(backend.rows()[0]);
    expect(backend.uploads.calls).toHaveLength(1);
  });

  it('the form recognizes a retry after a reload when the same files are chosen', async () => {
    backend.on(INSERT, 'lost');
    const { unmount } = await openDialog();
    fill();
    await choose('Resume', RESUME);
    await user.click(submitButton());
    await failure();
    unmount();

    await openDialog();
    await choose('Resume', RESUME);
    backend.on(INSERT, alreadyStored('job_applications'));
    await user.click(submitButton());
    await submitted();
    expect(backend.rows()[1]?.['id']).toBe(backend.rows()[0]?.['id']);
  });

  it('the form uses a new id when a file changed after a lost response', async () => {
    backend.on(INSERT, 'lost');
    await applyFor();
    await failure();
    backend.on(INSERT, { status: 201 });
    await choose('Resume', sampleFile('better.pdf', 'pdf'));
    await user.click(submitButton());
    await submitted();
    expect(backend.rows()[1]?.['id']).not.toBe(backend.rows()[0]?.['id']);
    expect(backend.rows()[1]?.['resume_document_url']).toMatch(/resume_better\.pdf$/);
  });
});
