import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import type { FakeBackend } from '@tests/ui/fake-backend';
import {
  DESK,
  deskPermit as permit,
  LASTS,
  permitDeskServer,
  SHEETS,
  sheetsIn,
} from '@tests/ui/permit-desk';
import type { DeskPermit } from '@/features/permits/model/permit-desk';
import { PermitDesk } from './permit-desk';

const SAVE = 'POST /rest/v1/rpc/save_permits';
const AMEND = 'POST /rest/v1/rpc/amend_permit';
const UNDO = 'POST /rest/v1/rpc/undo_permit_change';
const UPDATE = 'PATCH /rest/v1/load_permits';

const user = userEvent.setup({ delay: null });

let backend: FakeBackend;
beforeEach(() => {
  backend = permitDeskServer();
});
const show = (...permits: DeskPermit[]) => {
  backend.on(DESK, { status: 200, body: permits });
  renderSection(<PermitDesk />, '/');
};
const cell = (label: string) => screen.getByLabelText(label);

it('the desk groups permits and says how much too short one is', async () => {
  show(
    permit({
      desk_group: 'late',
      is_short: true,
      days_late: 3,
      status: 'issued',
      permit_number: 'TX-1',
      jurisdiction: 'TX',
      valid_until: '2031-12-08',
      ends_at: '2031-12-09T05:00:00+00:00',
    }),
    permit({}),
  );
  const late = within(await screen.findByRole('region', { name: 'Late and today' }));
  expect(await late.findByText('11 h 31 min short')).toBeInTheDocument();
  expect(late.getByText('3 business days late')).toBeInTheDocument();
  expect(screen.getByText('No applications are open.')).toBeInTheDocument();
  const toApply = within(screen.getByRole('region', { name: 'Later' }));
  expect(toApply.getByRole('link', { name: 'L-2026-00047' })).toHaveAttribute(
    'href',
    '/admin/loads/L-2026-00047',
  );
});

it('the desk says when to apply and why, that a permit is a superload, and that its leg isn’t confirmed', async () => {
  show(
    permit({
      desk_group: 'late',
      permit_id: '',
      days_late: 0,
      apply_by: '2031-12-01',
      is_superload: true,
      is_confirmed: false,
      needed_on: '2031-12-15',
      lead_days: 10,
      lead_stated: '6-10',
      lead_certainty: 'C',
    }),
    permit({ jurisdiction: 'IN', desk_group: 'soon', apply_by: null, days_late: null }),
    permit({ jurisdiction: 'MI', desk_group: 'issued', status: 'issued', apply_by: null }),
  );
  const late = within(await screen.findByRole('region', { name: 'Late and today' }));
  expect(await late.findByText('Mon, Dec 1, 2031')).toBeInTheDocument();
  expect(late.getByText('Today')).toBeInTheDocument();
  expect(late.getByText('Superload')).toBeInTheDocument();
  expect(
    late.getByTitle(
      'Apply by Mon, Dec 1, 2031: 10 business days before Dec 15, 2031 (rule says 6-10, one source)',
    ),
  ).toHaveTextContent('10 days’ lead, one source');
  expect(late.getByText('Legs not confirmed')).toBeInTheDocument();
  expect(late.getByRole('link', { name: 'Confirm legs: L-2026-00047, OH' })).toBeInTheDocument();
  expect(late.queryByRole('button', { name: /^(Mark applied|Enter)/ })).not.toBeInTheDocument();
  const soon = within(screen.getByRole('region', { name: 'Next 5 business days' }));
  expect(soon.getByText('Pickup is TBD')).toBeInTheDocument();
  expect(soon.getByText('5 days’ lead, ours')).toBeInTheDocument();
  // Issued permits need nothing, so only their filter shows them.
  expect(screen.queryByRole('region', { name: 'Issued' })).not.toBeInTheDocument();
});

it('the desk says that it retries, then shows a failed load with a way to retry', async () => {
  backend.on(DESK, { status: 500, body: { message: 'down' } });
  renderSection(<PermitDesk />, '/');
  expect(await screen.findByText('The server isn’t responding. Retrying…')).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch permits.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Issued' })).not.toBeInTheDocument();
});

it('the desk copies a request as text and marks it as applied', async () => {
  backend.on(UPDATE, { status: 200, body: { id: 'permit-OH' } });
  const units = [
    {
      name: 'Tractor T-41',
      axles: 3,
      axle_spacings: [17.5, 4.5],
      plate: 'OH 1',
      vin: '1XK',
      tare_lbs: 22_000,
    },
    {
      name: 'Trailer P-16',
      axles: 12,
      axle_spacings: null,
      plate: null,
      vin: null,
      tare_lbs: 60_000,
    },
    {
      name: 'Booster B-02',
      axles: 1,
      axle_spacings: null,
      plate: 'OH 3',
      vin: '1BB',
      tare_lbs: 9_000,
    },
  ];
  show(permit({ units, road: 'US-24' }), permit({ jurisdiction: 'IN' }));
  await user.click(await screen.findByRole('button', { name: /^Copy request: OH/ }));
  const request = await navigator.clipboard.readText();
  expect(request).toContain('Size loaded (W × H × L): 12′-0″ × 14′-6″ × 98′-0″');
  expect(request).toContain(
    'Gross weight: 122,400 lb on 16 axles\nAxle weights loaded: from the scale ticket\n' +
      'Tractor T-41: plate OH 1, VIN 1XK, empty 22,000 lb, 3 axles, spacing 17′-6″, 4′-6″\n' +
      'Trailer P-16: plate not on file, VIN not on file, empty 60,000 lb, 12 axles, spacing not on file\n' +
      'Booster B-02: plate OH 3, VIN 1BB, empty 9,000 lb, 1 axle\n' +
      'From and to: Toledo, OH to Gary, IN\nRoads in OH: US-24\n',
  );
  await user.click(screen.getByRole('button', { name: /^Copy request: IN/ }));
  expect(await navigator.clipboard.readText()).toContain('Axle spacing: no units chosen yet');
  await user.click(screen.getByRole('button', { name: /^Mark applied: OH/ }));
  expect(await screen.findByText('Permit Saved')).toBeInTheDocument();
  expect(backend.bodies(UPDATE)).toEqual([{ status: 'applied' }]);
});

it('dispatch enters permits by keyboard: Ctrl+D copies the cell above, Ctrl+S saves the good rows', async () => {
  show(permit({}), permit({ jurisdiction: 'IN' }));
  backend.on(SAVE, (body) => ({
    status: 200,
    body: (body as { _rows: { id: string; leg_id: string }[] })._rows.map(({ id, leg_id }) =>
      leg_id === 'leg-OH'
        ? { id, permit_id: 'permit-OH', problem: null }
        : { id, permit_id: null, problem: 'IN permit IN-1 is already on L-2026-00002.' },
    ),
  }));
  await user.click(
    (await screen.findAllByRole('button', { name: /^Enter (\d+ permits|permit)/ }))[0] as Element,
  );
  expect(await screen.findByLabelText('OH permit number')).toHaveFocus();
  await user.keyboard('OH-1{Tab}{Tab}12/8/31{Tab}12/12/31{Tab}12-6');
  await user.click(cell('IN permit number'));
  await user.keyboard('IN-1{Tab}{Tab}');
  await user.keyboard('{Control>}d{/Control}{Tab}{Control>}d{/Control}{Tab}{Control>}d{/Control}');
  expect(cell('IN width')).toHaveValue('12-6');
  await user.keyboard('{Control>}s{/Control}');

  expect(await screen.findByText('IN permit IN-1 is already on L-2026-00002.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 saved, 1 to fix, 0 empty');
  expect(cell('OH permit number')).toBeDisabled();
  expect(cell('IN permit number')).toHaveValue('IN-1');
  const [sent] = backend.bodies(SAVE) as { _rows: object[] }[];
  expect(sent?._rows).toMatchObject([
    { leg_id: 'leg-OH', valid_from: '2031-12-08', valid_until: '2031-12-12', max_width: 12.5 },
    { leg_id: 'leg-IN', valid_from: '2031-12-08', max_width: 12.5 },
  ]);
});

it.each([
  ['12/8/31{Tab}12/8/31', 'Ends Dec 8, 2031. Planned exit is Tue, Dec 9, 2031, 11:31 AM EST.'],
  ['12/9/31{Tab}12/12/31', 'Begins Dec 9, 2031. Planned entry is Mon, Dec 8, 2031, 7:00 AM EST.'],
  ['12/8/31{Tab}12/12/31{Tab}11-11', 'The load’s width of 12′-0″ is over the permitted 11′-11″.'],
  [
    '12/8/31{Tab}12/12/31{Tab}12{Tab}{Tab}{Tab}120000',
    'The load weighs 122,400 lb; the permit allows 120,000 lb.',
  ],
])('a row is checked against its leg when the focus leaves it: %s', async (typed, problem) => {
  show(permit({}), permit({ jurisdiction: 'IN' }));
  await user.click(
    (await screen.findAllByRole('button', { name: /^Enter (\d+ permits|permit)/ }))[0] as Element,
  );
  await screen.findByLabelText('OH permit number');
  await user.keyboard(`OH-1{Tab}{Tab}${typed}`);
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
  await user.click(cell('IN permit number'));
  expect(screen.getByText(problem)).toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  expect(backend.bodies(SAVE)).toEqual([]);
});

it('the URL opens the grid of its load, and closing the grid removes the load from the URL', async () => {
  backend.on(DESK, {
    status: 200,
    body: [
      permit({}),
      permit({ jurisdiction: 'IN' }),
      permit({ load_id: 'load-2', load_number: 'L-2' }),
    ],
  });
  renderSection(<PermitDesk />, '/admin/permits?enter=L-2026-00047');
  const grid = within(
    await screen.findByRole('region', { name: 'Enter 2 permits for L-2026-00047' }),
  );
  expect(grid.getByLabelText('OH permit number')).toHaveFocus();
  await user.click(grid.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /^Enter 2 permits/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/has no permits to enter here/)).not.toBeInTheDocument();
});

it('the grid says when the load in the URL has nothing to enter', async () => {
  backend.on(DESK, { status: 200, body: [permit({ leg_id: null })] });
  renderSection(<PermitDesk />, '/admin/permits?enter=L-2026-00047');
  expect(await screen.findByText('L-2026-00047 has no permits to enter here.')).toBeInTheDocument();
});

it('an amendment opens with dates that cover the leg, and the permit stays issued until it’s saved', async () => {
  show(
    permit({
      desk_group: 'late',
      is_short: true,
      status: 'issued',
      permit_number: 'OH-1',
      valid_from: '2031-12-09',
      valid_until: '2031-12-08',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Amend OH, L-2026-00047' }));
  expect(await screen.findByLabelText('OH valid from')).toHaveValue('2031-12-08');
  expect(cell('OH valid to')).toHaveValue('2031-12-09');
  expect(backend.bodies(UPDATE)).toEqual([]);
});

it('a change of an issued permit needs a reason, and can be undone', async () => {
  backend.on(AMEND, { status: 200, body: '2026-11-20T12:00:01+00:00' });
  backend.on(UNDO, { status: 200, body: '2026-11-20T12:00:02+00:00' });
  show(permit({ status: 'issued', permit_number: 'OH-1', desk_group: 'late', is_short: true }));
  backend.on(SHEETS, (_body, url) => ({
    status: 200,
    body: sheetsIn(url, { issued_at: '2026-11-19T12:00:00+00:00' }),
  }));
  await user.click(await screen.findByRole('button', { name: 'Amend OH, L-2026-00047' }));
  await user.type(await screen.findByLabelText('OH curfews'), 'Mon–Fri, 7–9 AM, Toledo');
  await user.click(screen.getByRole('button', { name: 'Save permits' }));
  expect(screen.getByText('Enter why this permit changes.')).toBeInTheDocument();
  await user.type(cell('OH reason for the change'), 'New curfew');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Permit Changed')).toBeInTheDocument();
  expect(backend.bodies(AMEND)).toMatchObject([
    {
      _permit_id: 'permit-OH',
      _reason: 'New curfew',
      _values: {
        curfews: [
          {
            days: ['mon', 'tue', 'wed', 'thu', 'fri'],
            from: '07:00',
            until: '09:00',
            where: 'Toledo',
          },
        ],
      },
    },
  ]);
  expect(backend.bodies(SAVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Permit Restored')).toBeInTheDocument();
  const [{ _id: id }] = backend.bodies(AMEND) as [{ _id: string }];
  expect(backend.bodies(UNDO)).toEqual([{ _id: id }]);
});

it('the grid proposes the days a permit lasts and warns when the leg takes longer', async () => {
  backend.on(LASTS, { status: 200, body: [{ state: 'OH', value: '1', certainty: 'B' }] });
  show(
    permit({}),
    permit({
      jurisdiction: 'OH',
      permit_id: 'county',
      authority_type: 'county',
      authority: 'Lucas County',
    }),
  );
  await user.click(
    (await screen.findAllByRole('button', { name: /^Enter (\d+ permits|permit)/ }))[0] as Element,
  );
  expect(await screen.findByLabelText('OH valid from')).toHaveValue('2031-12-08');
  expect(cell('OH valid to')).toHaveValue('2031-12-08');
  expect(
    screen.getByText('This leg takes 2 days. An Ohio permit lasts 1 (two sources agree).'),
  ).toBeInTheDocument();
  expect(cell('Lucas County, OH valid from')).toHaveValue('');
  expect(screen.getAllByText(/^Missing: permit number, .*, file\.$/u)).toHaveLength(2);
});

it('the grid keeps every row as typed when saving fails', async () => {
  show(permit({}));
  backend.on(SAVE, { status: 500, body: { message: 'down' } });
  await user.click(await screen.findByRole('button', { name: /^Enter (\d+ permits|permit)/ }));
  await screen.findByLabelText('OH permit number');
  await user.keyboard('OH-1{Tab}{Tab}12/8/31{Tab}12/12/31{Control>}s{/Control}');
  expect(await screen.findByText('Not saved. Retry.')).toBeInTheDocument();
  expect(cell('OH permit number')).toHaveValue('OH-1');
});

it('rows pasted from a spreadsheet go into the rows of their states', async () => {
  show(permit({}), permit({ jurisdiction: 'IN' }));
  await user.click(
    (await screen.findAllByRole('button', { name: /^Enter (\d+ permits|permit)/ }))[0] as Element,
  );
  await screen.findByLabelText('OH permit number');
  await user.paste('IN\tIN-7\tAnnual\t12/1/31\nOH\tOH-7\tSingle trip\t12/8/31');
  expect(cell('IN permit number')).toHaveValue('IN-7');
  expect(cell('OH valid from')).toHaveValue('12/8/31');
});

it('pasted cells are read as the spreadsheet quotes them, without blank rows', async () => {
  show(permit({}), permit({ jurisdiction: 'IN' }));
  await user.click(
    (await screen.findAllByRole('button', { name: /^Enter (\d+ permits|permit)/ }))[0] as Element,
  );
  await screen.findByLabelText('OH permit number');
  const rows = ['IN\t"IN-7\n""B"""\tAnnual\t12/1/31', '\t\t', 'OH\tOH-7\tSingle trip\t12/8/31', ''];
  await user.paste(rows.join('\r\n'));
  expect(cell('IN permit number')).toHaveValue('IN-7 "B"');
  expect(cell('OH permit number')).toHaveValue('OH-7');
  expect(cell('OH valid from')).toHaveValue('12/8/31');
});
