import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { member, renderPage } from '@tests/ui/render-app';
import type { CarrierEquipment as Equipment } from '../api/carrier-equipment';
import { CarrierEquipment } from './carrier-equipment';

const READ = 'GET /rest/v1/carrier_equipment';
const ADD = 'POST /rest/v1/carrier_equipment';
const SAVE = 'PATCH /rest/v1/carrier_equipment';
const CARRIER = member('carrier');
const RGN: Equipment = {
  id: 'e1',
  updated_at: '2026-03-15T12:00:00Z',
  kind: 'rgn',
  axles: 3,
  deck_length: 29,
  capacity_lbs: 100_000,
  quantity: 2,
  available: true,
};

const user = userEvent.setup({ delay: null });
const backend = setUpBackend();
const open = () => renderPage(<CarrierEquipment userId="me" />, { auth: CARRIER });
const hold = (...equipment: Equipment[]) => {
  backend.on(READ, { status: 200, body: equipment });
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a carrier adds the first equipment, with what was typed', async () => {
  hold();
  backend.on(ADD, { status: 201, body: { id: 'new' } });
  open();
  expect(await screen.findByText('No equipment yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Equipment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add equipment' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Type' }), 'Lowboy');
  await user.type(field('Axles'), '3');
  await user.type(field('Capacity'), '80,000');
  await user.type(within(dialog).getByLabelText(/^Deck length(?!, inches)/), '25');
  hold(RGN);
  await user.click(within(dialog).getByRole('button', { name: 'Add Equipment' }));

  expect(await screen.findByText('Equipment Saved')).toBeInTheDocument();
  expect(backend.bodies(ADD)).toEqual([
    {
      id: expect.any(String) as string,
      kind: 'lowboy',
      axles: 3,
      deck_length: 25,
      capacity_lbs: 80_000,
      quantity: 1,
      available: true,
    },
  ]);
  expect(await screen.findByText('2 × RGN')).toBeInTheDocument();
  expect(screen.getByText('3 axles, 29′-0″ deck, 100,000 lb')).toBeInTheDocument();
});

it('the list has equipment in the order of the kinds', async () => {
  hold({ ...RGN, id: 'e2', kind: 'flatbed', quantity: 1 }, { ...RGN, id: 'e3', quantity: 4 }, RGN, {
    ...RGN,
    id: 'e4',
    kind: 'lowboy',
    quantity: 1,
  });
  open();
  await screen.findByText('1 × Flatbed');
  const names = screen.getAllByText(/^\d × /).map((name) => name.textContent);
  expect(names).toEqual(['4 × RGN', '2 × RGN', '1 × Lowboy', '1 × Flatbed']);
});

it('the form shows what is wrong next to each field, and sends nothing', async () => {
  hold();
  open();
  await user.click(await screen.findByRole('button', { name: 'Add Equipment' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Axles' }), '20');
  await user.click(within(dialog).getByRole('button', { name: 'Add Equipment' }));
  for (const text of ['Choose a type.', 'Enter 1 to 19 axles.', /^Enter the capacity/]) {
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  }
  expect(backend.bodies(ADD)).toEqual([]);
});

it('the form does not overwrite a newer version from another tab', async () => {
  hold(RGN);
  backend.on(SAVE, { status: 200, body: [] });
  open();
  await user.click(await screen.findByRole('button', { name: 'Edit: 2 × RGN' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit equipment' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Available now' }));
  hold({ ...RGN, quantity: 5, updated_at: '2026-03-16T12:00:00Z' });
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));

  await user.click(await within(dialog).findByRole('button', { name: /Show/ }));
  expect(within(dialog).getByRole('textbox', { name: 'How many' })).toHaveValue('5');
  expect(within(dialog).getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

it('the form stays open after a failure', async () => {
  hold(RGN);
  backend.on(SAVE, { status: 500, body: { message: 'down' } });
  open();
  await user.click(await screen.findByRole('button', { name: 'Edit: 2 × RGN' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Available now' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  const alert = within(await within(dialog).findByRole('alert'));
  expect(alert.getByText('Failed to save your equipment.')).toBeInTheDocument();
  expect(within(dialog).getByRole('checkbox', { name: 'Available now' })).not.toBeChecked();
});

it('equipment is deleted after confirmation', async () => {
  hold(RGN);
  backend.on('DELETE /rest/v1/carrier_equipment', { status: 200, body: { id: RGN.id } });
  open();
  await user.click(await screen.findByRole('button', { name: 'Delete: 2 × RGN' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 × RGN?' });
  hold();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Equipment Deleted')).toBeInTheDocument();
  expect(backend.bodies('DELETE /rest/v1/carrier_equipment')).toHaveLength(1);
  expect(await screen.findByText('No equipment yet')).toBeInTheDocument();
});
