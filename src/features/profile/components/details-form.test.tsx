import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { DetailsForm } from './details-form';

const READ = 'GET /rest/v1/profiles';
const SAVE = 'PATCH /rest/v1/profiles';
const SAM = {
  id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
  created_at: '2026-03-15T12:00:00Z',
  updated_at: '2026-03-15T12:00:00.123456+00:00',
  email: 'sam@example.com',
  first_name: 'Sam',
  last_name: 'Okafor',
  phone: null as string | null,
  company_name: null,
  invited_at: null,
  joined_at: '2026-03-15T12:00:00Z',
};
const LATER = { ...SAM, updated_at: '2026-03-16T12:00:00Z', phone: '937-555-0102' };

const user = userEvent.setup({ delay: null });
const backend = setUpBackend();
/** The versions the form said it was changing. */
let versions: (string | null)[];

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  versions = [];
  backend.on(SAVE, (body, url) => {
    versions.push(url.searchParams.get('updated_at'));
    return { status: 200, body: [{ ...LATER, ...(body as object) }] };
  });
});

const open = (profile = SAM) =>
  renderPage(<DetailsForm profile={profile} />, { auth: member('carrier') });
const phone = () => screen.getByLabelText(/^Phone/);
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('the details', () => {
  it('the details are saved in four columns, over the version on screen', async () => {
    open();
    await user.type(phone(), '937-555-0101');
    await save();
    expect(await screen.findByText('Profile Updated')).toBeInTheDocument();
    expect(backend.bodies(SAVE)).toEqual([
      { first_name: 'Sam', last_name: 'Okafor', phone: '937-555-0101', company_name: null },
    ]);
    expect(versions).toEqual([`eq.${SAM.updated_at}`]);
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('the details are saved once when the button is clicked repeatedly', async () => {
    open();
    await user.type(phone(), '1');
    await user.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile Updated');
    expect(backend.bodies(SAVE)).toHaveLength(1);
  });

  it('require a name and show the error under the field', async () => {
    open();
    await user.clear(screen.getByLabelText('First name'));
    await save();
    const field = screen.getByLabelText('First name');
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription('Enter your first name.');
    });
    expect(field).toHaveFocus();
    expect(backend.bodies(SAVE)).toEqual([]);
  });

  it('keep the input when saving fails', async () => {
    backend.on(SAVE, 'lost');
    open();
    await user.type(phone(), '937-555-0101');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('appear to be offline');
    expect(phone()).toHaveDisplayValue('937-555-0101');
  });
});

describe('unsaved changes', () => {
  it('survive a reload and can be discarded', async () => {
    const { unmount } = open();
    await user.type(phone(), '937-555-0101');
    unmount();
    open();
    expect(phone()).toHaveDisplayValue('937-555-0101');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(phone()).toHaveDisplayValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('unsaved changes are not shown to another user', async () => {
    const { unmount } = open();
    await user.type(phone(), '937-555-0101');
    unmount();
    open({ ...SAM, id: '00000000-0000-4000-8000-000000000001' });
    expect(phone()).toHaveDisplayValue('');
  });
});

describe('a stale profile', () => {
  it('a stale profile is not overwritten until the user picks a version', async () => {
    backend.on(SAVE, { status: 200, body: [] });
    backend.on(READ, { status: 200, body: LATER });
    const { unmount } = open();
    await user.type(phone(), '937-555-0101');
    await save();
    await waitFor(() => {
      expect(backend.bodies(SAVE)).toHaveLength(1);
    });
    expect(await screen.findByText('Someone changed this.')).toBeInTheDocument();
    unmount();

    // As the page shows it once the latest version has arrived.
    open(LATER);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('937-555-0102');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Show their version' }));
    expect(phone()).toHaveDisplayValue('937-555-0102');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a stale profile is saved without asking if only the email address changed', async () => {
    const moved = { ...SAM, email: 'new@example.com', updated_at: '2026-03-17T12:00:00Z' };
    backend.on(READ, { status: 200, body: moved });
    backend.on(SAVE, (_body, url) => {
      const version = url.searchParams.get('updated_at');
      return { status: 200, body: version === `eq.${moved.updated_at}` ? [moved] : [] };
    });
    open();
    await user.type(phone(), '1');
    await save();
    expect(await screen.findByText('Profile Updated')).toBeInTheDocument();
    expect(backend.bodies(SAVE)).toHaveLength(2);
  });
});
