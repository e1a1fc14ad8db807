import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { aConsoleLoad } from '@tests/ui/escort-slots';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { AppError } from '@/shared/lib/app-error';
import type { ProposeEscorts } from '../../model/proposed-slots';
import { ProposalDialog } from './proposal-dialog';

const ADD = 'POST /rest/v1/rpc/add_escort_slots';
const load = aConsoleLoad();

let backend: FakeBackend;
const onClose = vi.fn();
const propose = vi.fn<ProposeEscorts>();

beforeEach(() => {
  backend = fakeBackend();
  onClose.mockReset();
  propose.mockReset().mockResolvedValue({
    escorts: [
      { position: 'chase', states: ['OH', 'KY'] },
      { position: 'police', states: ['KY'] },
    ],
    unknown: ['KY'],
    isFromQuote: true,
  });
});

const open = async (props: { hasSlots?: boolean; load?: typeof load } = {}) => {
  renderSection(
    <ProposalDialog load={load} hasSlots={false} propose={propose} onClose={onClose} {...props} />,
  );
  return within(await screen.findByRole('dialog', { name: 'Create escort slots' }));
};

it('the dialog proposes escorts from the assessment, and creates the corrected slots once', async () => {
  backend.on(ADD, 'lost');
  const dialog = await open();
  expect(await dialog.findByLabelText('Position 1')).toHaveValue('chase');
  expect(dialog.getByText('Not all rules of KY are known.')).toBeInTheDocument();
  expect(dialog.getByText(/^At least these, by what the customer saw/u)).toBeInTheDocument();
  expect(propose).toHaveBeenCalledWith(
    expect.objectContaining({ states: ['OH', 'KY'], width: 12, quoteId: null }),
  );
  await userEvent.selectOptions(dialog.getByLabelText('Position 1'), 'High pole');
  await userEvent.clear(dialog.getByLabelText('States 1'));
  await userEvent.type(dialog.getByLabelText('States 1'), 'OH');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a position' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove position 3' }));
  const create = dialog.getByRole('button', { name: 'Create 2 slots' });
  await userEvent.click(create);
  expect(await dialog.findByText('We couldn’t create the slots.')).toBeInTheDocument();
  expect(dialog.getByLabelText('States 1')).toHaveValue('OH');
  backend.on(ADD, { status: 200, body: 2 });
  await userEvent.click(create);
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  const [first, second] = backend.bodies(ADD);
  expect(first).toMatchObject({
    _load_id: load.id,
    _slots: [
      { position: 'high_pole', states: ['OH'] },
      { position: 'police', states: ['KY'] },
    ],
  });
  expect(second).toEqual(first);
});

it('the dialog warns that a load has slots already', async () => {
  const dialog = await open({ hasSlots: true });
  expect(await dialog.findByText('This load has escort slots.')).toBeInTheDocument();
});

it('a proposal needs a size and legs', async () => {
  const dialog = await open({ load: aConsoleLoad({ legs: [] }) });
  expect(dialog.getByText('Enter the load’s size and confirm its legs first.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Create slots' })).toBeDisabled();
  expect(propose).not.toHaveBeenCalled();
});

it('a proposal can be tried again if the load can’t be assessed', async () => {
  propose.mockRejectedValueOnce(new AppError('forbidden', 'No rules'));
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Position 1')).toHaveValue('chase');
});
