import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { answerLegs, aPermit, LEGS, legsServer, openLegs, user } from '@tests/ui/legs';
import { DESK, deskPermit, LASTS, SHEETS, sheetsIn } from '@tests/ui/permit-desk';
import { OPEN_LOAD } from '@tests/ui/load-page';
import { noChecks } from '@tests/ui/loads';

const INSERT = 'POST /rest/v1/load_permits';
const REVISIONS = 'GET /rest/v1/permit_revisions';
const COUNTY = {
  id: 'county',
  authority_type: 'county',
  authority: 'Cascade County',
  permit_number: null,
  status: 'needed',
  issued_at: null,
  valid_from: null,
  valid_until: null,
};

let backend: FakeBackend;
beforeEach(() => {
  backend = legsServer();
  answerLegs(backend, LEGS, {
    permits: [
      aPermit('leg-3', {
        axle_weights: [20_000, 46_000],
        curfews: [{ days: ['fri'], from: '15:00', until: '18:00', where: 'Missoula' }],
      }),
      aPermit('leg-3', COUNTY),
    ],
  });
});

it('the permits of every authority are under their leg, and only there', async () => {
  const legs = await openLegs();
  expect(await legs.findByText('MT: MT-26-5519')).toBeInTheDocument();
  expect(legs.getByText('Cascade County, MT: no number yet')).toBeInTheDocument();
  expect(legs.getByText('No travel Fri, 3:00 PM to 6:00 PM, Missoula')).toBeInTheDocument();
  expect(legs.getByText('Axle groups, front to back: 20,000 lb, 46,000 lb')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Permits' })).not.toBeInTheDocument();
});

it('a permit opens its fields on the page, and its request is copied and printed', async () => {
  backend.on(DESK, {
    status: 200,
    body: [
      deskPermit({
        permit_id: 'county',
        load_number: OPEN_LOAD.number,
        jurisdiction: 'MT',
        ...{ authority_type: 'county', authority: 'Cascade County' },
      }),
    ],
  });
  backend.on(SHEETS, (_body, url) => ({ status: 200, body: sheetsIn(url) }));
  backend.on(LASTS, { status: 200, body: [] });
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Copy request: Cascade County, MT' }));
  expect(await screen.findByText('Request Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toMatch(/^Cascade County, MT permit request/u);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(screen.getByText(/^Enter MT: /u).closest('[data-print-only]')).not.toBeNull();
  });
  await user.click(legs.getByRole('button', { name: 'Print request: Cascade County, MT' }));
  await waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(/^Enter MT: /u)).not.toBeInTheDocument();
  print.mockRestore();
  await user.click(legs.getByRole('button', { name: 'Enter Cascade County, MT permit' }));
  expect(await legs.findByLabelText('Cascade County, MT permit number')).toHaveFocus();
});

it('a permit that ends before the truck is through says so', async () => {
  const ending = {
    ...{ code: 'permit_expires', detail: 'MT', permit_number: 'MT-26-5519', day: '2026-12-04' },
    ...{ at: null, eta_at: null, place: null, time_zone: 'America/Denver' },
  };
  answerLegs(backend, LEGS, {
    status: 'in_transit',
    permits: [aPermit('leg-3')],
    checks: noChecks({ road_problems: [ending] }),
  });
  const legs = await openLegs();
  const permit = within((await legs.findByText('MT: MT-26-5519')).closest('tr') as HTMLElement);
  expect(permit.getByText(/^MT permit expires .*, before the planned exit$/u)).toBeInTheDocument();
});

it('dispatch adds a permit of another authority to a leg', async () => {
  backend.on(INSERT, { status: 201, body: { id: 'new' } });
  const legs = await openLegs();
  const form = within(await legs.findByRole('form', { name: 'Add a permit' }));
  await user.click(form.getByRole('button', { name: 'Add permit' }));
  expect(form.getByText('Enter which county issues the permit.')).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Leg'), '2, ID');
  await user.selectOptions(form.getByLabelText('Authority'), 'City');
  await user.type(form.getByLabelText('Name'), 'Coeur d’Alene');
  await user.click(form.getByRole('button', { name: 'Add permit' }));
  expect(await screen.findByText('Permit Added')).toBeInTheDocument();
  expect(backend.bodies(INSERT)).toEqual([
    {
      load_id: OPEN_LOAD.id,
      leg_id: 'leg-2',
      jurisdiction: 'ID',
      authority_type: 'city',
      authority: 'Coeur d’Alene',
    },
  ]);
});

it('a second permit of an authority on a leg is refused before it is sent', async () => {
  const legs = await openLegs();
  const form = within(await legs.findByRole('form', { name: 'Add a permit' }));
  await user.selectOptions(form.getByLabelText('Leg'), '3, MT');
  await user.type(form.getByLabelText('Name'), 'cascade county ');
  await user.click(form.getByRole('button', { name: 'Add permit' }));
  expect(
    form.getByText('This leg already has a permit of Cascade County, MT.'),
  ).toBeInTheDocument();
  expect(backend.bodies(INSERT)).toEqual([]);
});

it('the revisions of an issued permit load when opened, and again after a failure', async () => {
  backend.on(REVISIONS, { status: 500, body: { message: 'down' } });
  const legs = await openLegs();
  const summary = await legs.findByText(/^Revisions/u);
  expect(backend.bodies(REVISIONS)).toEqual([]);
  await user.click(summary);
  expect(await legs.findByText('We couldn’t load the revisions.')).toBeInTheDocument();
  backend.on(REVISIONS, {
    status: 200,
    body: [
      {
        id: 'revision-1',
        created_at: '2026-11-20T15:00:00+00:00',
        reason: 'Typo in the number',
        before: { permit_number: 'MT-26-5591' },
        after: { permit_number: 'MT-26-5519' },
        author: { first_name: 'Dana', last_name: 'Whitfield', email: 'd@example.com' },
      },
    ],
  });
  await user.click(legs.getByRole('button', { name: 'Try again' }));
  const [revision] = within(
    await legs.findByRole('list', { name: 'Revisions of MT, latest first' }),
  ).getAllByRole('listitem');
  expect(revision).toHaveTextContent(
    /, Dana Whitfield.*Typo in the number.*Permit number.*From.*MT-26-5591.*To.*MT-26-5519/u,
  );
  // The county's permit isn't issued yet.
  expect(legs.getAllByText(/^Revisions/u)).toHaveLength(1);
});
