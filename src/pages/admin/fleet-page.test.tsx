import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unit } from '@/features/fleet/model/unit';
import { findRow } from '@tests/ui/console-section';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { renderRoutes } from '@tests/ui/render-app';
import { FleetPage } from './fleet-page';

const backend = setUpBackend();
const UNITS = 'GET /rest/v1/admin_units';
const JEEP: Unit = {
  id: '30000000-0000-4000-8000-000000000001',
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  kind: 'jeep',
  number: 'J-14',
  make: 'Fontaine',
  model: '',
  year_manufactured: 2018,
  axles: 2,
  axle_spacings: [4.5],
  tare_lbs: 12_900,
  deck: null,
  deck_height: null,
  deck_length: null,
  capacity_lbs: null,
  license_plate: 'DEMO 213',
  vin: null,
  search_text: 'j-14 fontaine ',
  is_out_of_service: false,
  next_outage: null,
  next_load: null,
};
const PRESS = {
  id: 'load-1',
  title: 'Press bed',
  status: 'assigned',
  pickup_at: '2031-05-02T12:00:00Z',
  pickup_time_zone: 'America/New_York',
  delivery_at: '2031-05-04T12:00:00Z',
  delivery_time_zone: 'America/New_York',
};

function renderUnits(at = '') {
  return renderRoutes(
    [
      {
        path: '/',
        element: <Outlet context={{ onOpenMenu: vi.fn() }} />,
        children: [{ index: true, Component: FleetPage }],
      },
    ],
    { at: `/?tab=units${at}` },
  );
}
const drawer = () => screen.findByRole('dialog', { name: 'Jeep J-14' });

beforeEach(() => {
  backend.on(UNITS, (_body, url) => ({
    status: 200,
    body: url.searchParams.has('id') ? JEEP : [JEEP],
  }));
  backend.on('POST /rest/v1/rpc/unit_kind_counts', {
    status: 200,
    body: [{ kind: 'jeep', units: 1 }],
  });
  backend.on('GET /rest/v1/unit_outages', { status: 200, body: [] });
  backend.on('GET /rest/v1/assignments', { status: 200, body: [{ load: PRESS }] });
});

describe('Units', () => {
  it('units are listed with kind, axles, tare, status and load', async () => {
    backend.on(UNITS, {
      status: 200,
      body: [
        {
          ...JEEP,
          is_out_of_service: true,
          next_outage: { from_day: '2031-05-01', until_day: null, reason: 'Sold' },
          next_load: PRESS,
        },
      ],
    });
    renderUnits();
    const row = await findRow('J-14');
    for (const text of [
      'Jeep',
      '12,900 lb',
      'Out of service',
      'May 1, 2031 until further notice: Sold',
    ]) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(row).toHaveTextContent('Next: Press bed');
    expect(row).toHaveTextContent('May 2–4');
  });

  it('name the loads that an outage would make not ready, and add it once', async () => {
    const adds: unknown[] = [];
    backend.on('POST /rest/v1/unit_outages', (body) => {
      adds.push(body);
      return adds.length === 1 ? 'lost' : { status: 201 };
    });
    renderUnits(`&unit=${JEEP.id}`);
    const unit = within(await drawer());
    await userEvent.clear(unit.getByLabelText('First day'));
    await userEvent.type(unit.getByLabelText('First day'), '2031-05-04');
    expect(await unit.findByText('Jeep J-14 is booked on those days.')).toBeInTheDocument();
    expect(unit.getByText(/This load won’t be ready to start .* Press bed\./)).toBeInTheDocument();
    await userEvent.click(unit.getByRole('button', { name: 'Add outage' }));
    expect(await unit.findByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(unit.getByLabelText('Reason'), 'Hub');
    await userEvent.click(unit.getByRole('button', { name: 'Add outage' }));
    expect(await unit.findByText('We couldn’t add the outage.')).toBeInTheDocument();
    await userEvent.click(unit.getByRole('button', { name: 'Add outage' }));
    // The form is cleared once the outage is stored.
    await waitFor(() => {
      expect(unit.getByLabelText('Reason')).toHaveValue('');
    });
    expect(adds).toHaveLength(2);
    expect(adds[1]).toEqual(adds[0]);
    expect(adds[0]).toMatchObject({
      unit_id: JEEP.id,
      from_day: '2031-05-04',
      until_day: null,
      reason: 'Hub',
    });
  });

  it('can be added; a number already in use is reported', async () => {
    backend.on('POST /rest/v1/units', {
      status: 409,
      body: {
        code: '23505',
        message: 'duplicate key value violates unique constraint "units_number_key"',
      },
    });
    renderUnits('&unit=new');
    const form = within(await screen.findByRole('dialog', { name: 'Add unit' }));
    await userEvent.selectOptions(form.getByLabelText('Kind'), 'Tractor');
    expect(form.queryByLabelText('Deck')).not.toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Number'), 'T-50');
    await userEvent.type(form.getByLabelText('Axles'), '3');
    await userEvent.type(form.getByLabelText('Tare'), '19,400');
    await userEvent.click(form.getByRole('button', { name: 'Add unit' }));
    const alert = within(await form.findByRole('alert'));
    expect(alert.getByText('Another unit has this number.')).toBeInTheDocument();
    expect(backend.bodies('POST /rest/v1/units')).toMatchObject([
      { kind: 'tractor', number: 'T-50', axles: 3, tare_lbs: 19_400, deck: null },
    ]);
  });

  it('say why a unit that is on a load can’t be deleted', async () => {
    const reason = 'Jeep J-14 is on 1 load. To retire it, record an outage without a last day.';
    backend.on('DELETE /rest/v1/units', { status: 400, body: { code: '23514', message: reason } });
    renderUnits(`&unit=${JEEP.id}`);
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Jeep J-14?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(within(await question.findByRole('alert')).getByText(reason)).toBeInTheDocument();
  });

  it('keep what was typed when a colleague changed the unit', async () => {
    backend.on('PATCH /rest/v1/units', { status: 200, body: [] });
    renderUnits(`&unit=${JEEP.id}`);
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit unit' }));
    await userEvent.clear(form.getByLabelText('Tare'));
    await userEvent.type(form.getByLabelText('Tare'), '13,000');
    const newer = { ...JEEP, updated_at: '2026-11-21T08:00:00Z', make: 'Trail King' };
    backend.on(UNITS, (_body, url) => ({
      status: 200,
      body: url.searchParams.has('id') ? newer : [newer],
    }));
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => {
      expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    });
    expect(form.getByLabelText('Tare')).toHaveValue('13,000');
  });
});
