import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  afterApplicationTest,
  applyFor,
  beforeApplicationTest,
  choose,
  dialog,
  field,
  fill,
  INSERT,
  openDialog,
  pressApply,
  CONFIRMATION,
  RESUME,
  SAMPLE,
  submitButton,
  user,
} from '@tests/ui/application-form';
import { sampleFile } from '@tests/ui/sample-files';

let backend: ReturnType<typeof beforeApplicationTest>;
beforeEach(() => {
  backend = beforeApplicationTest();
});
afterEach(afterApplicationTest);

const submitted = () => screen.findByText('Application Submitted!');
const pathsOf = (row: Record<string, unknown> | undefined) => [
  row?.['resume_document_url'],
  row?.['cdl_document_url'],
  ...((row?.['other_documents_urls'] ?? []) as unknown[]),
];

describe('the position', () => {
  it('the position is read-only when the dialog was opened from an opening', async () => {
    await openDialog('CDL Truck Driver');
    expect(field('Position')).toHaveDisplayValue('CDL Truck Driver');
    expect(field('Position')).toHaveAttribute('readonly');
  });

  it('otherwise the position is a choice of the openings and General Application', async () => {
    await openDialog();
    expect(field('Position')).toHaveDisplayValue('General Application');
    const options = within(field('Position')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'General Application',
      'CDL Truck Driver',
      'Logistics Coordinator',
      'Account Manager',
    ]);
  });
});

describe('submitting', () => {
  it('uploads the documents into one folder, then stores one row with their paths', async () => {
    await openDialog('Account Manager');
    fill();
    await user.selectOptions(field(/^State/), 'OH');
    await user.selectOptions(field(/^Experience/), '10+ years');
    await user.click(field('I hold a valid CDL'));
    await choose('Resume', RESUME);
    await choose(/^CDL document/, sampleFile('Führerschein – Dana?.JPG', 'jpg'));
    await choose(
      /^Additional documents/,
      sampleFile('twic.png', 'png'),
      sampleFile('letter.docx', 'docx'),
    );
    await user.click(submitButton());
    await submitted();

    expect(backend.uploads.names()).toEqual([
      'resume_whitlock-resume.pdf',
      'cdl_Fuhrerschein - Dana.JPG',
      'other_twic.png',
      'other_letter.docx',
    ]);
    const [row, ...more] = backend.rows();
    expect(more).toEqual([]);
    expect(pathsOf(row)).toEqual(
      backend.uploads.calls.map(({ url }) =>
        decodeURIComponent(url.split('/job-documents/')[1] ?? ''),
      ),
    );
    expect(row).toMatchObject({
      job_title: 'Account Manager',
      first_name: 'Dana',
      last_name: 'Whitlock',
      email: 'dana@example.com',
      phone: '937-555-0118',
      address: null,
      state: 'OH',
      experience_years: 11,
      availability_date: null,
      cdl_license: true,
      cover_letter: null,
      website: '',
      fill_ms: 60_000,
    });
  });

  it('has the confirmation emailed and says so in the toast once it was', async () => {
    let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
    backend.on(CONFIRMATION, () => new Promise((resolve) => (answer = resolve)));
    await applyFor();
    await submitted();
    expect(screen.queryByText(/Confirmation emailed/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(backend.bodies(CONFIRMATION)).toEqual([
        { application: { id: backend.rows()[0]?.['id'] } },
      ]);
    });
    answer({ status: 200, body: { sent: true, confirmed: true } });
    expect(
      await screen.findByText(/back to you soon\. Confirmation emailed to dana@example\.com\.$/),
    ).toBeVisible();
  });

  it('confirms, closes, resets the form and returns focus', async () => {
    await applyFor();
    await submitted();
    expect(screen.getByText(/Thank you for your interest.*get back to you soon\.$/)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'Apply Now' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);

    await pressApply();
    expect(field('First name')).toHaveDisplayValue('');
    expect(screen.queryByText('whitlock-resume.pdf')).not.toBeInTheDocument();
  });

  it('sends once when the button is clicked repeatedly, and locks the fields', async () => {
    let finish: (() => void) | undefined;
    backend.on(INSERT, () => new Promise((resolve) => (finish = () => resolve({ status: 201 }))));
    await openDialog();
    fill();
    await choose('Resume', RESUME);
    await user.dblClick(submitButton());
    await waitFor(() => {
      expect(finish).toBeDefined();
    });
    expect(submitButton()).toHaveAccessibleName('Submitting...');
    expect(field('Phone')).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    finish?.();
    await submitted();
    expect(backend.rows()).toHaveLength(1);
    expect(backend.uploads.calls).toHaveLength(1);
  });

  it('starts the next application with a new id and folder', async () => {
    await applyFor();
    await submitted();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await pressApply();
    fill();
    await choose('Resume', RESUME);
    await user.click(submitButton());
    await waitFor(() => {
      expect(backend.rows()).toHaveLength(2);
    });
    const folders = backend.rows().map((row) => String(row['resume_document_url']).split('/')[0]);
    expect(new Set(folders).size).toBe(2);
    expect(new Set(backend.rows().map(({ id }) => id)).size).toBe(2);
  });
});

describe('the draft', () => {
  it('stays while the dialog is closed', async () => {
    await openDialog('CDL Truck Driver');
    fill();
    await choose('Resume', RESUME);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await pressApply('Account Manager');
    expect(field('Position')).toHaveDisplayValue('Account Manager');
    expect(field('Email')).toHaveDisplayValue(SAMPLE.Email);
    expect(within(await dialog()).getByText('whitlock-resume.pdf')).toBeVisible();
  });

  it('Cancel discards the draft, so that the form reopens clean', async () => {
    await openDialog('CDL Truck Driver');
    fill();
    await choose('Resume', RESUME);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await pressApply('Account Manager');
    expect(field('Email')).toHaveDisplayValue('');
    expect(within(await dialog()).queryByText('whitlock-resume.pdf')).not.toBeInTheDocument();
  });

  it('survives a reload, except for the files, and can be discarded', async () => {
    const { unmount } = await openDialog();
    fill();
    await user.selectOptions(field('Position'), 'Logistics Coordinator');
    await choose('Resume', RESUME);
    unmount();

    await openDialog();
    expect(field('Position')).toHaveDisplayValue('Logistics Coordinator');
    expect(field('Last name')).toHaveDisplayValue('Whitlock');
    expect(screen.queryByText('whitlock-resume.pdf')).not.toBeInTheDocument();
    expect(localStorage.getItem('application-draft')).not.toContain('resume');
    const missing = 'Choose whitlock-resume.pdf again.';
    expect(field('Resume')).toHaveAccessibleDescription(new RegExp(missing));
    await choose('Resume', RESUME);
    expect(field('Resume')).not.toHaveAccessibleDescription(new RegExp(missing));

    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Last name')).toHaveDisplayValue('');
    expect(field('First name')).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });
});
