import { fixDate } from '@tests/ui/fixed-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { STALE } from '@tests/ui/conflicts';
import { renderSection } from '@tests/ui/console-section';
import { aLoad, aUnit } from '@tests/ui/loads';
import { setUpBackend } from '@tests/ui/set-up-backend';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { UNITS_ID } from '../load-sections';
import { UnitsEditor } from './units-editor';

fixDate();

const backend = setUpBackend();
const ASSIGN = 'POST /rest/v1/rpc/assign_to_load';
const TRACTOR = aUnit({ kind: 'tractor', number: 'T-41', tare_lbs: 19_400 });
const TRAILER = aUnit({ number: 'R-12', capacity_lbs: 70_000 });
const BOOSTER = aUnit({ kind: 'booster', number: 'B-02', axles: 1, tare_lbs: 5_200 });
const load: AdminLoad = {
  ...aLoad({ title: 'Boiler drum', driver_id: null, status: 'planned', height: 12 }),
  driver: null,
  start_override: null,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  number: 'L-2026-00041',
  legs: [],
  permits: [],
  escorts: [],
  slots: [],
  problems: [],
};

beforeEach(() => {
  backend.on('GET /rest/v1/loads', {
    status: 200,
    body: [{ id: load.id, escorts: [], assignments: [{ place: 1, unit: TRACTOR }] }],
  });
  backend.on('GET /rest/v1/units', { status: 200, body: [BOOSTER, TRAILER, TRACTOR] });
  backend.on('GET /rest/v1/fleet_vehicles', {
    status: 200,
    body: [
      {
        id: 'rgn',
        name: '7-axle RGN',
        units: [
          { kind: 'tractor', count: 1 },
          { kind: 'trailer', count: 1 },
          { kind: 'booster', count: 1 },
        ],
      },
      { id: 'step', name: '5-axle step deck', units: [{ kind: 'dolly', count: 2 }] },
      { id: 'new', name: '13-axle perimeter', units: [] },
    ],
  });
  backend.on('GET /rest/v1/user_roles', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/assignment_conflicts', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/unit_conflicts', {
    status: 200,
    body: [
      {
        unit_id: TRAILER.id,
        load_id: 'load-9',
        title: 'Press crown',
        from_at: '2026-12-02T12:00:00Z',
        from_time_zone: 'America/New_York',
        to_at: '2026-12-05T12:00:00Z',
        to_time_zone: 'America/New_York',
        from_day: null,
        until_day: null,
        reason: null,
      },
      {
        unit_id: BOOSTER.id,
        load_id: null,
        title: null,
        from_at: null,
        from_time_zone: null,
        to_at: null,
        to_time_zone: null,
        from_day: '2026-12-01',
        until_day: null,
        reason: 'Axle',
      },
    ],
  });
});

async function open(of = load) {
  renderSection(<UnitsEditor load={of} />);
  return openDialog();
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose driver and units' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose driver and units' }));
  await dialog.findByRole('option', { name: /^R-12/ });
  return dialog;
}

describe('Choosing units', () => {
  it('the dialog shows who is taken and when, and what the combination adds up to', async () => {
    const dialog = await open();
    const trailer = await dialog.findByRole('option', {
      name: 'R-12: 3 axles, deck 1′-11″ (booked for Press crown, Dec 2–5)',
    });
    await userEvent.selectOptions(dialog.getByLabelText('Trailer'), trailer);
    await userEvent.click(
      dialog.getByLabelText('Booster B-02: 1 axle (out of service from Dec 1 on, Axle)'),
    );
    for (const text of [
      'Trailer R-12 is booked for Press crown, Dec 2–5.',
      'Booster B-02 is out of service from Dec 1 on, Axle.',
      'Trailer R-12 carries 70,000 lb; the load weighs 74,000 lb.',
      '7 (3+3+1)',
      '13′-11″',
      '122,400 lb',
    ]) {
      expect(dialog.getAllByText(text)[0]).toBeInTheDocument();
    }
  });

  it('the dialog lists what is free first', async () => {
    const spare = aUnit({ number: 'R-30' });
    backend.on('GET /rest/v1/units', { status: 200, body: [TRACTOR, TRAILER, spare] });
    const dialog = await open();
    await dialog.findByRole('option', { name: /^R-12.*booked/u });
    const groups = within(dialog.getByLabelText('Trailer')).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('label'))).toEqual([
      'Free on these days',
      'Not free',
    ]);
    const texts = groups.map((group) => group.textContent);
    expect(texts[0]).toMatch(/^R-30/u);
    expect(texts[1]).toMatch(/^R-12/u);
    expect(within(dialog.getByLabelText('Tractor')).queryByRole('group')).toBeNull();
  });

  it('the dialog says that a unit is with a load on hold', async () => {
    backend.on('POST /rest/v1/rpc/unit_conflicts', {
      status: 200,
      body: [
        {
          unit_id: TRAILER.id,
          load_id: 'load-9',
          title: 'Press crown',
          from_at: '2026-12-02T12:00:00Z',
          from_time_zone: 'America/New_York',
          to_at: null,
          to_time_zone: 'America/New_York',
          from_day: null,
          until_day: null,
          reason: null,
        },
      ],
    });
    const dialog = await open();
    expect(
      await dialog.findByRole('option', {
        name: /\(booked for Press crown, on hold with no ETA\)$/u,
      }),
    ).toBeInTheDocument();
  });

  it('the dialog compares units with the configuration that the equipment names, or with another one', async () => {
    const dialog = await open({ ...load, equipment: ' 7-Axle  RGN' });
    const field = await dialog.findByLabelText(/^Configuration/u);
    expect(field).toHaveValue('rgn');
    expect(dialog.getByText('Needs 1 tractor, 1 trailer, 1 booster.')).toBeInTheDocument();
    expect(
      dialog.getByText('Missing for this configuration: 1 trailer, 1 booster.'),
    ).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Trailer'), TRAILER.id);
    await userEvent.click(dialog.getByLabelText(/^Booster B-02/u));
    expect(dialog.queryByText(/^Missing for/u)).not.toBeInTheDocument();
    await userEvent.selectOptions(field, 'step');
    expect(dialog.getByText('Missing for this configuration: 2 dollies.')).toBeInTheDocument();
    expect(within(field).queryByText('13-axle perimeter')).not.toBeInTheDocument();
  });

  it('the dialog saves the units from the front with the version seen, and keeps them after a refusal', async () => {
    const reason =
      'Trailer R-12 is booked for Press crown from Dec 2, 7:00 AM to Dec 5, 7:00 AM (local times).';
    backend.on(ASSIGN, { status: 400, body: { code: '23514', message: reason } });
    const dialog = await open();
    await userEvent.click(dialog.getByLabelText(/^Booster B-02/));
    await userEvent.selectOptions(dialog.getByLabelText('Trailer'), TRAILER.id);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = await dialog.findByText(reason, { selector: '[role="alert"] *' });
    expect(alert).toBeInTheDocument();
    expect(dialog.getByLabelText('Trailer')).toHaveValue(TRAILER.id);

    backend.on(ASSIGN, { status: 200, body: '2026-12-01T00:00:00Z' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Driver and Units Saved')).toBeInTheDocument();
    expect(backend.bodies(ASSIGN).at(-1)).toEqual({
      _load_id: load.id,
      _seen: load.updated_at,
      _unit_ids: [TRACTOR.id, TRAILER.id, BOOSTER.id],
    });
  });

  it('the dialog stays open when someone changed the load', async () => {
    backend.on(ASSIGN, STALE);
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText('Tractor'), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      (await screen.findAllByText('Someone changed or deleted this. Reload.')).length,
    ).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Tractor')).toHaveValue('');
    expect(dialog.getByText('Someone saved a change just before you. Try again.')).toBeVisible();
  });

  /** The load's newest version arrives while the dialog is open. */
  function Live({ change }: { change: Partial<AdminLoad> }) {
    const [shown, setShown] = useState(load);
    return (
      <>
        <button
          onClick={() => {
            setShown({ ...load, updated_at: '2031-01-01T00:00:00+00:00', ...change });
          }}
        >
          Receive
        </button>
        <UnitsEditor load={shown} />
      </>
    );
  }

  it('the dialog saves over a newer version with the same driver and units, such as confirmed legs', async () => {
    backend.on(ASSIGN, { status: 200, body: '2031-01-02T00:00:00Z' });
    renderSection(<Live change={{ title: 'Boiler drum, spare' }} />);
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Tractor'), '');
    fireEvent.click(screen.getByText('Receive'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Driver and Units Saved')).toBeInTheDocument();
    expect(backend.bodies(ASSIGN)).toEqual([
      { _load_id: load.id, _seen: '2031-01-01T00:00:00+00:00', _unit_ids: [] },
    ]);
  });

  it('the dialog asks which version to keep when someone else chose a driver', async () => {
    renderSection(<Live change={{ driver_id: 'driver-2' }} />);
    const dialog = await openDialog();
    fireEvent.click(screen.getByText('Receive'));
    expect(await dialog.findByText('Someone changed this load.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

it('the dialog says when the units can’t be loaded', async () => {
  backend.on('GET /rest/v1/loads', { status: 400, body: { message: 'No' } });
  renderSection(<UnitsEditor load={load} />);
  expect((await screen.findAllByText('Failed to fetch units.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Choose driver and units' })).toBeNull();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

it('the dialog opens immediately from a link that requests it, and not again after it is closed', async () => {
  renderSection(
    <>
      <section id={UNITS_ID} tabIndex={-1} aria-label="Driver and units" />
      <UnitsEditor load={load} />
      <Address />
    </>,
    '/admin/loads/L-2026-00041?assign=1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose driver and units' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByRole('region', { name: 'Driver and units' })).toHaveFocus();
  expect(screen.getByText('/admin/loads/L-2026-00041')).toBeInTheDocument();
});
