import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import {
  LISTED_LOAD as load,
  LOADS,
  loadsServer,
  renderLoadsView as open,
} from '@tests/ui/loads-view';

const INSERT = 'POST /rest/v1/loads';
const UPDATE = 'POST /rest/v1/rpc/save_load';

let backend: FakeBackend;
beforeEach(() => {
  backend = loadsServer();
});

describe('load form', () => {
  it('creates a load with times in each place’s time zone', async () => {
    backend.on(INSERT, (body) => ({ status: 201, body }));
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText('Load'), 'Boiler drum');
    await userEvent.type(form.getByLabelText('Origin'), 'Denver, CO');
    await userEvent.type(form.getByLabelText('Destination'), 'Elko, NV');
    await userEvent.type(form.getByLabelText(/^Pickup(?! time zone)/), '2031-03-05T06:30');
    await userEvent.selectOptions(form.getByLabelText('Pickup time zone'), 'Mountain time');
    await userEvent.selectOptions(
      await form.findByLabelText(/^Driver/),
      await form.findByRole('option', { name: 'Casey Monroe' }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));

    expect(await screen.findByText('Load Saved')).toBeInTheDocument();
    expect(backend.bodies(INSERT)).toMatchObject([
      {
        title: 'Boiler drum',
        driver_id: 'driver-1',
        pickup_at: '2031-03-05T13:30:00.000Z',
        pickup_time_zone: 'America/Denver',
        delivery_at: null,
        quote_id: null,
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'New load' })).not.toBeInTheDocument();
    });
  });

  it('sets the time zone of a place, but keeps a zone the user chose', async () => {
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText('Origin'), 'Laredo, TX');
    await userEvent.tab();
    expect(form.getByLabelText('Pickup time zone')).toHaveValue('America/Chicago');
    await userEvent.selectOptions(form.getByLabelText('Pickup time zone'), 'Eastern time');
    await userEvent.type(form.getByLabelText('Origin'), ' 78040');
    await userEvent.tab();
    expect(form.getByLabelText('Pickup time zone')).toHaveValue('America/New_York');
  });

  it('asks for the time zone of a place it can’t tell, and doesn’t keep the last one', async () => {
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    const origin = form.getByLabelText('Origin');
    const zone = form.getByLabelText('Pickup time zone');
    for (const [place, expected] of [
      ['Vancouver, BC', 'America/Dawson_Creek'],
      ['Mule Quarry', ''],
      ['Gary Indiana', 'America/Chicago'],
      ['Tijuana, BC', ''],
    ] as const) {
      await userEvent.clear(origin);
      await userEvent.type(origin, place);
      await userEvent.tab();
      expect(zone).toHaveValue(expected);
      const problem = form.queryByText('Choose the time zone.');
      if (expected === '') expect(problem).toBeVisible();
      else expect(problem).toBeNull();
    }
  });

  const user = userEvent.setup({ delay: null });

  /** Opens the load and types; returns the form. */
  async function edit() {
    backend.on(UPDATE, { status: 200, body: '2031-01-01T00:00:01+00:00' });
    open(`/?load=${load.id}`);
    // Radix lets the page take clicks again only after the drawer has rendered twice.
    const button = await screen.findByText('Edit', { selector: 'button, button *' });
    await waitFor(() => {
      expect(button.closest('[role="dialog"]')).toHaveStyle({ pointerEvents: 'auto' });
    });
    await user.click(button);
    const form = within(await screen.findByRole('dialog', { name: 'Edit load' }));
    await user.type(form.getByLabelText('Load'), ' 2');
    return form;
  }

  it('saves over a newer load whose values in the form are the same', async () => {
    const form = await edit();
    const newer = { ...load, status: 'in_transit', updated_at: '2031-01-01T00:00:00+00:00' };
    backend.on(LOADS, { status: 200, body: [newer] });
    announceChange('loads');
    await screen.findAllByText('In transit', { selector: '[role="dialog"] *' });
    await user.click(form.getByText('Save load'));
    expect(await screen.findByText('Load Saved')).toBeInTheDocument();
    expect(backend.bodies(UPDATE)).toMatchObject([
      {
        _load_id: load.id,
        _seen: newer.updated_at,
        _load: {
          title: 'Press bed 2',
          origin: load.origin,
          pickup_at: '2026-12-01T12:00:00.000Z',
        },
      },
    ]);
  });

  it('blocks saving a stale load until the user picks a version', async () => {
    const form = await edit();
    const newer = { ...load, title: 'Press crown', updated_at: '2031-01-01T00:00:00+00:00' };
    backend.on(LOADS, { status: 200, body: [newer] });
    announceChange('loads');
    expect(await form.findByRole('alert')).toHaveTextContent('Someone changed this load.');
    await user.click(form.getByText('Save load'));
    expect(backend.bodies(UPDATE)).toEqual([]);

    await user.click(form.getByText('Keep mine'));
    expect(form.getByLabelText('Load')).toHaveValue('Press bed 2');
    await user.click(form.getByText('Save load'));
    expect(await screen.findByText('Load Saved')).toBeInTheDocument();
    expect(backend.bodies(UPDATE)).toMatchObject([{ _seen: newer.updated_at }]);
  });

  it('prefills from the quote', async () => {
    backend.on('GET /rest/v1/quotes', {
      status: 200,
      body: [
        {
          id: 'quote-1',
          customer_name: 'Tom Hadley',
          origin: 'Dayton, OH',
          destination: 'Laredo, TX',
          equipment: 'RGN',
          length: 36.5,
          width: 11.2,
          height: 0,
        },
      ],
    });
    backend.on(INSERT, (body) => ({ status: 201, body }));
    open('/?quote_id=quote-1');
    expect(await screen.findByText('From Tom Hadley’s quote.')).toBeInTheDocument();
    const form = within(screen.getByRole('dialog', { name: 'New load' }));
    expect(form.getByLabelText('Load')).toHaveValue('RGN to Laredo, TX');
    expect(form.getByLabelText('Height')).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));
    await waitFor(() => {
      expect(backend.bodies(INSERT)).toMatchObject([{ quote_id: 'quote-1', length: 36.5 }]);
    });
  });

  it('names missing fields and keeps the input when saving fails', async () => {
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText('Load'), 'Boiler drum');
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));
    expect(await form.findByText('Enter the origin.')).toBeInTheDocument();
    expect(backend.bodies(INSERT)).toEqual([]);

    await userEvent.type(form.getByLabelText('Origin'), 'Dayton, OH');
    await userEvent.type(form.getByLabelText('Destination'), 'Lima, OH');
    let fail = (): void => undefined;
    const held = new Promise<{ status: number; body: object }>((resolve) => {
      fail = () => {
        resolve({ status: 400, body: { code: '23514', message: 'Delivery is before pickup.' } });
      };
    });
    backend.on(INSERT, () => held);
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));
    await userEvent.keyboard('{Escape}'); // Saving may still fail, so the dialog must stay open.
    expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    fail();
    expect(await form.findByRole('alert')).toHaveTextContent(
      /Failed to save the load\.\s*Delivery is before pickup\./,
    );
    expect(form.getByLabelText('Load')).toHaveValue('Boiler drum');
  });
});
