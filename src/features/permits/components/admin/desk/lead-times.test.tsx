import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { LeadTimesButton } from './lead-times';

const READ = 'POST /rest/v1/rpc/permit_lead_times_in_use';
const SAVE = 'PATCH /rest/v1/permit_lead_times';
const user = userEvent.setup({ delay: null });
const backend = setUpBackend();

const lead = (jurisdiction: string, isSuperload: boolean, parts: object = {}) => ({
  jurisdiction,
  is_superload: isSuperload,
  own_days: isSuperload ? 15 : 5,
  days: isSuperload ? 15 : 5,
  stated: null,
  certainty: null,
  updated_at: `2026-11-20T12:00:00+00:00`,
  ...parts,
});

beforeEach(() => {
  backend.on(READ, {
    status: 200,
    body: [
      lead('OH', false),
      lead('OH', true),
      lead('CO', false),
      lead('CO', true, { days: 10, stated: '6-10', certainty: 'C' }),
    ],
  });
});

async function open() {
  renderPage(<LeadTimesButton />);
  await user.click(await screen.findByRole('button', { name: 'Lead times' }));
  return within(await screen.findByRole('dialog', { name: 'Lead times' }));
}

async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

it('an admin changes a state’s lead time over the version shown, and sees which rule it loses to', async () => {
  const sent: (string | null)[] = [];
  backend.on(SAVE, (_body, url) => {
    sent.push(url.searchParams.get('jurisdiction'), url.searchParams.get('updated_at'));
    return { status: 200, body: { updated_at: '2026-11-23T12:00:00+00:00' } };
  });
  const dialog = await open();
  expect(dialog.getByLabelText('Superload')).toHaveAccessibleDescription(
    'Not used: the rule says 6-10 (one source).',
  );
  await user.selectOptions(dialog.getByLabelText('State or province'), 'Ohio');
  expect(dialog.getByLabelText('Superload')).not.toHaveAccessibleDescription(/rule/);
  await retype(dialog.getByLabelText('Routine permit'), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Lead Times Saved')).toBeVisible();
  expect(backend.bodies(SAVE)).toEqual([{ routine_days: 2, superload_days: 15 }]);
  expect(sent).toEqual(['eq.OH', 'eq.2026-11-20T12:00:00+00:00']);
});

it('days that can’t be right are refused at their field', async () => {
  const dialog = await open();
  await retype(dialog.getByLabelText('Routine permit'), '91');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Routine permit')).toHaveAccessibleDescription(/Enter 0 to 90 days/);
  expect(backend.bodies(SAVE)).toEqual([]);
});

it('the dialog keeps what was typed when a colleague saves first', async () => {
  const dialog = await open();
  backend.on(SAVE, { status: 200, body: [] });
  backend.on(READ, {
    status: 200,
    body: [
      lead('CO', false, { own_days: 7, updated_at: '2026-11-23T12:00:00+00:00' }),
      lead('CO', true, { updated_at: '2026-11-23T12:00:00+00:00' }),
    ],
  });
  await retype(dialog.getByLabelText('Routine permit'), '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Someone changed this setting.')).toBeVisible();
  expect(dialog.getByLabelText('Routine permit')).toHaveValue('3');
});
