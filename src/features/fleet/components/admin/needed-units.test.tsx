import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { STALE } from '@tests/ui/conflicts';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { NeededUnitsLine } from './needed-units-line';

const READ = 'GET /rest/v1/configuration_units';
const SAVE = 'POST /rest/v1/rpc/save_configuration_units';
const user = userEvent.setup({ delay: null });
const rows = (jeeps: number) => [
  { fleet_id: 'rgn', kind: 'tractor', count: 1 },
  { fleet_id: 'rgn', kind: 'jeep', count: jeeps },
  { fleet_id: 'other', kind: 'booster', count: 3 },
];

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(READ, { status: 200, body: rows(1) });
});
async function open() {
  renderSection(<NeededUnitsLine configuration={{ id: 'rgn', name: '9-axle RGN' }} />);
  await screen.findByText('1 tractor, 1 jeep');
  await user.click(screen.getByRole('button', { name: 'Edit units: 9-axle RGN' }));
  return within(await screen.findByRole('dialog', { name: 'Units for 9-axle RGN' }));
}
const type = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

it('the form shows what a configuration needs, and saves it with what was there before', async () => {
  const dialog = await open();
  await type(dialog.getByLabelText('Jeeps'), '0');
  await type(dialog.getByLabelText('Dollies'), '2');
  await type(dialog.getByLabelText('Boosters'), '21');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter 0 to 20.')).toBeInTheDocument();
  expect(backend.bodies(SAVE)).toEqual([]);

  backend.on(SAVE, { status: 200, body: null });
  await type(dialog.getByLabelText('Boosters'), '1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Configuration Saved')).toBeInTheDocument();
  expect(backend.bodies(SAVE)).toEqual([
    {
      _fleet_id: 'rgn',
      _from: { tractor: 1, jeep: 1 },
      _to: { tractor: 1, dolly: 2, booster: 1 },
    },
  ]);
});

it('the form asks which version to keep when someone else changed it', async () => {
  const dialog = await open();
  await type(dialog.getByLabelText('Trailers'), '1');
  backend.on(SAVE, STALE);
  backend.on(READ, { status: 200, body: rows(2) });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Someone changed this configuration.');
  await screen.findByText('1 tractor, 2 jeeps');
  backend.on(SAVE, { status: 200, body: null });
  await user.click(dialog.getByRole('button', { name: /Keep/u }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Configuration Saved')).toBeInTheDocument();
  expect(backend.bodies(SAVE).at(-1)).toEqual({
    _fleet_id: 'rgn',
    _from: { tractor: 1, jeep: 2 },
    _to: { tractor: 1, jeep: 1, trailer: 1 },
  });
});

it('the form says when dispatch has entered nothing', async () => {
  backend.on(READ, { status: 200, body: [] });
  renderSection(<NeededUnitsLine configuration={{ id: 'rgn', name: '9-axle RGN' }} />);
  expect(await screen.findByText('No units entered yet')).toBeInTheDocument();
});
