import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import {
  aLeg,
  answerLegs,
  aPermit,
  idaho,
  LEGS,
  legsServer,
  montana,
  openLegs,
  retype,
  SAVE,
  sentLegs,
  user,
  washington,
} from '@tests/ui/legs';
import { FACTS, travelFacts } from '@tests/ui/load-page';

fixDate();

let backend: FakeBackend;
beforeEach(() => {
  backend = legsServer();
});
const answer = (legs: object[], parts?: object) => {
  answerLegs(backend, legs, parts);
};
const sent = () => sentLegs(backend);

it('Add leg opens a blank leg that starts where the last one ends', async () => {
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Add leg' }));
  const form = within(legs.getByRole('form', { name: 'Edit new leg' }));
  expect(form.getByLabelText('Entry place')).toHaveValue('Great Falls, MT');
  await user.click(form.getByRole('button', { name: /^Save leg/u }));
  expect(form.getByLabelText('State')).toHaveAccessibleDescription('Choose a state or province.');
  await user.selectOptions(form.getByLabelText('State'), 'ND');
  expect(form.getByLabelText('Time zone')).toHaveValue('America/Chicago');
  await user.click(form.getByRole('button', { name: /^Save leg/u }));
  await waitFor(() => {
    expect(sent()._legs).toMatchObject([{}, {}, {}, { jurisdiction: 'ND', miles: null }]);
  });
});

it('a leg is split at a place', async () => {
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Split leg 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split leg 3 (MT)' }));
  await user.type(dialog.getByLabelText(/^Miles to there/u), '266');
  await user.click(dialog.getByRole('button', { name: 'Split leg' }));
  expect(dialog.getByLabelText('Split at')).toHaveAccessibleDescription(/^Enter the place/u);
  expect(dialog.getByLabelText(/^Miles to there/u)).toHaveAccessibleDescription(
    'Enter fewer miles than the leg has: 266.',
  );
  await user.type(dialog.getByLabelText('Split at'), 'Bonner');
  await retype(dialog.getByLabelText(/^Miles to there/u), '109');
  await user.click(dialog.getByRole('button', { name: 'Split leg' }));
  await waitFor(() => {
    expect(sent()._legs).toMatchObject([
      {},
      {},
      { id: 'leg-3', exit_place: 'Bonner', miles: 109 },
      { jurisdiction: 'MT', entry_place: 'Bonner', exit_place: 'Great Falls, MT', miles: 157 },
    ]);
  });
});

describe('dropping a leg', () => {
  it('without a permit drops it at once, and Ctrl+Z brings it back', async () => {
    const legs = await openLegs();
    (await legs.findByRole('button', { name: 'Edit leg 1' })).focus();
    const left = [
      { ...idaho, sequence: 1 },
      { ...montana, sequence: 2 },
    ];
    answer(left);
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Dropped leg 1 (WA).')).toBeInTheDocument();
    expect(sent()._legs).toMatchObject([{ id: 'leg-2' }, { id: 'leg-3' }]);
    answer(LEGS);
    (await legs.findByRole('button', { name: 'Edit leg 1' })).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(sent()._legs).toMatchObject([{ id: 'leg-1' }, { id: 'leg-2' }, { id: 'leg-3' }]);
  });

  it('with a permit asks which leg of the state takes it', async () => {
    const second = aLeg(4, 'MT', 'Great Falls, MT', 'Havre', { miles: 115 });
    answer([...LEGS, second], { permits: [aPermit('leg-4')] });
    const legs = await openLegs();
    await user.click(await legs.findByRole('button', { name: 'Drop leg 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Drop leg 4 (MT)?' }));
    expect(dialog.getByText(/MT permit MT-26-5519/u)).toBeInTheDocument();
    expect(dialog.getByLabelText('Leg that takes the permit')).toHaveDisplayValue(
      'Leg 3: Lookout Pass to Great Falls, MT',
    );
    await user.click(dialog.getByRole('button', { name: 'Drop leg' }));
    await waitFor(() => {
      expect(sent()).toMatchObject({
        _legs: [{}, {}, { id: 'leg-3', exit_place: 'Havre', miles: 381 }],
        _permits: { 'permit-leg-4': 'leg-3' },
      });
    });
  });

  it('whose permit no other leg can take says to remove the permit first', async () => {
    answer(LEGS, { permits: [aPermit('leg-3')] });
    const legs = await openLegs();
    await user.click(await legs.findByRole('button', { name: 'Drop leg 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Drop leg 3 (MT)?' }));
    expect(dialog.getByText(/Remove the permit first\./u)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Drop leg' })).toBeDisabled();
  });
});

it('Alt and an arrow move a leg; the server’s refusal shows and nothing changes', async () => {
  const message = 'WA and MT don’t share a road border. Add the states between them.';
  backend.on(SAVE, { status: 400, body: { code: '23514', message } });
  const legs = await openLegs();
  (await legs.findByRole('button', { name: 'Edit leg 3' })).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent()._legs).toMatchObject([
    { id: 'leg-1' },
    { id: 'leg-3', entry_place: 'Stateline', exit_place: '' },
    { id: 'leg-2', entry_place: '', exit_place: 'Great Falls, MT' },
  ]);
});

describe('pasting rows', () => {
  const rows = [
    'State\tEntry\tExit\tRoad\tMiles\tFrom\tUntil',
    'WA\tTacoma\tStateline\tI-90\t312\t12/14/2026 10:00 AM\t2026-12-16 12:08',
    'Idaho\tStateline\tLookout Pass\tI-90\t74\t\t',
  ].join('\n');

  it('replaces the legs that the truck hasn’t entered, and keeps those of the same state', async () => {
    const legs = await openLegs();
    (await legs.findByRole('button', { name: 'Edit leg 1' })).focus();
    await user.paste(rows);
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste legs' }));
    expect(dialog.getByText('Read: WA, ID.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Replace legs' }));
    expect(await screen.findByText('Pasted 2 legs.')).toBeInTheDocument();
    expect(sent()._legs).toMatchObject([
      {
        id: 'leg-1',
        miles: 312,
        planned_entry_at: '2026-12-14T18:00:00.000Z',
        planned_exit_at: '2026-12-16T20:08:00.000Z',
      },
      { id: 'leg-2', jurisdiction: 'ID', miles_is_estimate: false, planned_entry_at: null },
    ]);
  });

  it('names each row that can’t be read, and keeps the text', async () => {
    const legs = await openLegs();
    await user.click(await legs.findByRole('button', { name: 'Paste rows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste legs' }));
    await user.click(dialog.getByLabelText('Rows'));
    await user.paste('Mars\tA\tB\nWA\tA\tB\tI-90\t0\nID\tA\tB\tI-90\t7\tsoon');
    await user.click(dialog.getByRole('button', { name: 'Replace legs' }));
    expect(dialog.getByLabelText('Rows')).toHaveAccessibleDescription(
      'Row 1: “Mars” isn’t a state or province. Row 2: Enter whole miles from 1 to 5,000. Row 3: Write times like 2026-12-14 10:00 or 12/14/2026 10:00 AM.',
    );
    expect(dialog.getByLabelText('Rows')).toHaveValue(
      'Mars\tA\tB\nWA\tA\tB\tI-90\t0\nID\tA\tB\tI-90\t7\tsoon',
    );
    expect(backend.bodies(SAVE)).toEqual([]);
  });
});

it('a leg the truck has entered can’t move or be dropped', async () => {
  answer([{ ...washington, entered_at: '2026-12-01T18:10:00+00:00' }, idaho, montana]);
  const legs = await openLegs();
  for (const name of ['Move leg 1 down', 'Drop leg 1', 'Move leg 2 up']) {
    expect(await legs.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

it('a closed load has no buttons for its legs', async () => {
  answer(LEGS, { status: 'delivered' });
  const legs = await openLegs();
  await legs.findByText('I-90 · about 74 mi');
  expect(legs.queryByRole('button')).toBeNull();
});

it('a load without legs gets the proposed ones, with estimated miles and times', async () => {
  answer([]);
  backend.on('POST /rest/v1/rpc/propose_legs', { status: 200, body: [washington] });
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Propose legs' }));
  await waitFor(() => {
    expect(sent()._legs).toMatchObject([
      { jurisdiction: 'WA', miles: 100, miles_is_estimate: true },
    ]);
  });
});

it('proposes times from the travel windows', async () => {
  answer(LEGS.map((leg) => ({ ...leg, planned_entry_at: null, planned_exit_at: null })));
  backend.on(FACTS, { status: 200, body: travelFacts('leg-1', 'leg-2', 'leg-3') });
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Propose times' }));
  await waitFor(() => {
    // 100, 74 and 266 miles at 45 mph, from 7 AM to 5 PM in the zone of each leg.
    expect(
      sent()._legs.map(({ planned_entry_at, planned_exit_at }) => [
        planned_entry_at,
        planned_exit_at,
      ]),
    ).toEqual([
      ['2026-12-01T12:00:00.000Z', '2026-12-01T17:14:00.000Z'],
      ['2026-12-01T17:14:00.000Z', '2026-12-01T18:53:00.000Z'],
      ['2026-12-01T18:53:00.000Z', '2026-12-02T14:48:00.000Z'],
    ]);
  });
});

it('Confirm legs fills in the times it plans, and keeps those that dispatch set', async () => {
  answer([{ ...montana, is_confirmed: false, planned_entry_at: '2026-12-01T15:00:00.000Z' }]);
  backend.on(FACTS, { status: 200, body: travelFacts('leg-3') });
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Confirm legs' }));
  await waitFor(() => {
    expect(sent()._legs).toMatchObject([
      {
        id: 'leg-3',
        planned_entry_at: '2026-12-01T15:00:00.000Z',
        planned_exit_at: '2026-12-01T19:55:00.000Z',
      },
    ]);
  });
});
