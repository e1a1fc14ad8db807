import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { LOADS, loadServer, OPEN_LOAD, renderLoad } from '@tests/ui/load-page';

fixDate();

const SAVE = 'POST /rest/v1/rpc/save_load_legs';
const aLeg = (sequence: number, jurisdiction: string, from: string, to: string, parts = {}) => ({
  id: `leg-${String(sequence)}`,
  sequence,
  jurisdiction,
  entry_place: from,
  exit_place: to,
  road: 'I-90',
  miles: 100,
  miles_is_estimate: false,
  time_zone: jurisdiction === 'MT' ? 'America/Denver' : 'America/Los_Angeles',
  planned_entry_at: null as string | null,
  planned_exit_at: null as string | null,
  is_confirmed: true,
  entered_at: null as string | null,
  left_at: null,
  ...parts,
});
const washington = aLeg(1, 'WA', 'Tacoma, WA', 'Stateline', {
  planned_entry_at: '2026-12-01T18:00:00+00:00',
  planned_exit_at: '2026-12-02T20:08:00+00:00',
});
const idaho = aLeg(2, 'ID', 'Stateline', 'Lookout Pass', {
  miles: 74,
  miles_is_estimate: true,
  planned_entry_at: '2026-12-02T20:08:00+00:00',
});
const montana = aLeg(3, 'MT', 'Lookout Pass', 'Great Falls, MT', { miles: 266 });
const LEGS = [washington, idaho, montana];
const aPermit = (leg: string, parts = {}) => ({
  id: `permit-${leg}`,
  leg_id: leg,
  kind: 'superload',
  permit_number: 'MT-26-5519',
  status: 'issued',
  valid_from: '2026-12-02',
  valid_until: '2026-12-04',
  max_length: null,
  max_width: 14,
  max_height: null,
  max_weight_lbs: null,
  updated_at: '2026-11-01T12:00:00+00:00',
  jurisdiction: 'MT',
  ...parts,
});

let backend: FakeBackend;
const user = userEvent.setup({ delay: null });
const answer = (legs: object[], parts: object = {}) => {
  backend.on(LOADS, { status: 200, body: [{ ...OPEN_LOAD, legs, ...parts }] });
};
beforeEach(() => {
  backend = loadServer();
  answer(LEGS);
  backend.on(SAVE, { status: 200, body: '2026-11-01T13:00:00+00:00' });
});

interface Sent {
  _seen: string;
  _legs: Partial<typeof washington>[];
  _permits: Record<string, string>;
  _reason?: string;
}
const sent = () => backend.bodies(SAVE).at(-1) as Sent;
const open = async () => {
  renderLoad();
  return within(await screen.findByRole('region', { name: 'Legs and permits' }));
};
const edit = async (leg: number) => {
  const legs = await open();
  await user.click(await legs.findByRole('button', { name: `Edit leg ${String(leg)}` }));
  return within(legs.getByRole('form', { name: `Edit leg ${String(leg)}` }));
};
const retype = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const stale = { status: 412, body: { code: 'PT412', message: 'Stale' } };

it('a leg shows its places, road, miles and planned times with their zone', async () => {
  const legs = await open();
  const miles = await legs.findByText('I-90 · about 74 mi');
  const row = within(miles.closest('tr') as HTMLElement);
  expect(row.getByText('Lookout Pass')).toBeInTheDocument();
  expect(row.getByText('Wed, Dec 2, 12:08 PM PST')).toBeInTheDocument();
  expect(row.getByText('TBD')).toBeInTheDocument();
});

describe('editing a leg', () => {
  it('saves all legs with Ctrl+Enter; the neighbors still meet it', async () => {
    const form = await edit(2);
    expect(form.getByRole('combobox', { name: 'State' })).toHaveFocus();
    await retype(form.getByLabelText('Entry place'), 'Post Falls');
    await retype(form.getByLabelText('Exit place'), 'Mullan');
    await retype(form.getByLabelText('Miles'), '70');
    await retype(form.getByLabelText('Planned entry (PST)'), '2026-12-02T13:00');
    answer([washington, { ...idaho, miles: 70 }, montana]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Changed leg 2 (ID).')).toBeInTheDocument();
    expect(sent()._seen).toBe(OPEN_LOAD.updated_at);
    expect(sent()._legs).toMatchObject([
      { id: 'leg-1', exit_place: 'Post Falls', planned_exit_at: '2026-12-02T21:00:00.000Z' },
      { id: 'leg-2', miles: 70, miles_is_estimate: false, exit_place: 'Mullan' },
      { id: 'leg-3', entry_place: 'Mullan', planned_entry_at: null },
    ]);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Edit leg 2' })).toHaveFocus();
    });
  });

  it('says what is wrong at the field and sends nothing', async () => {
    const form = await edit(1);
    await retype(form.getByLabelText('Miles'), '0');
    await retype(form.getByLabelText('Planned exit (PST)'), '2026-11-30T08:00');
    await user.click(form.getByRole('button', { name: /^Save leg/u }));
    expect(form.getByLabelText('Miles')).toHaveAccessibleDescription(
      'Enter whole miles from 1 to 5,000.',
    );
    expect(form.getByLabelText('Planned exit (PST)')).toHaveAccessibleDescription(
      'Exit is before entry.',
    );
    expect(backend.bodies(SAVE)).toEqual([]);
  });

  it('compares with before and with the delivery window', async () => {
    answer([{ ...montana, planned_exit_at: '2026-12-04T16:00:00+00:00' }]);
    const form = await edit(3);
    await retype(form.getByLabelText('Planned exit (MST)'), '2026-12-01T04:41');
    // The only stop's window starts at 6 AM Mountain time.
    expect(form.getByLabelText('Planned exit (MST)')).toHaveAccessibleDescription(
      'Was Fri, Dec 4, 9:00 AM MST. 1 h 19 min before the delivery window ends.',
    );
  });

  it('keeps what was typed when saving fails, and Escape cancels', async () => {
    backend.on(SAVE, 'lost');
    const form = await edit(2);
    await retype(form.getByLabelText('Road'), 'US-10');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('We couldn’t save the legs.')).toBeInTheDocument();
    expect(form.getByLabelText('Road')).toHaveValue('US-10');
    await user.click(form.getByLabelText('Road'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Edit leg 2' })).toBeNull();
    expect(screen.queryByText('We couldn’t save the legs.')).toBeNull();
  });

  it('opens with E in the row of the leg', async () => {
    const legs = await open();
    (await legs.findByRole('button', { name: 'Drop leg 3' })).focus();
    await user.keyboard('e');
    expect(legs.getByRole('form', { name: 'Edit leg 3' })).toBeInTheDocument();
  });

  it('asks for a reason to change the times of a leg the truck has entered', async () => {
    answer([{ ...washington, entered_at: '2026-12-01T18:10:00+00:00' }, idaho, montana]);
    const form = await edit(1);
    expect(form.getByRole('combobox', { name: 'State' })).toBeDisabled();
    await retype(form.getByLabelText('Planned exit (PST)'), '2026-12-02T14:00');
    await user.click(form.getByRole('button', { name: /^Save leg/u }));
    expect(form.getByLabelText('Reason')).toHaveAccessibleDescription(/^Enter a reason/u);
    await user.type(form.getByLabelText('Reason'), 'Fog');
    await user.click(form.getByRole('button', { name: /^Save leg/u }));
    await waitFor(() => {
      expect(sent()).toMatchObject({ _reason: 'Fog' });
    });
  });
});

describe('two dispatchers', () => {
  it('choose between their legs when one changes under the other', async () => {
    backend.on(SAVE, stale);
    const form = await edit(2);
    await retype(form.getByLabelText('Road'), 'US-10');
    answer(
      [washington, { ...idaho, exit_place: 'Mullan' }, { ...montana, entry_place: 'Mullan' }],
      {
        updated_at: '2026-11-01T12:30:00+00:00',
      },
    );
    await user.click(form.getByRole('button', { name: /^Save leg/u }));
    expect(await screen.findByText('Someone changed these legs.')).toBeInTheDocument();
    expect(form.getByRole('button', { name: /^Save leg/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(form.getByLabelText('Road')).toHaveValue('US-10');
    backend.on(SAVE, { status: 200, body: '2026-11-01T13:00:00+00:00' });
    await user.click(form.getByRole('button', { name: /^Save leg/u }));
    expect(await screen.findByText('Changed leg 2 (ID).')).toBeInTheDocument();
    expect(sent()).toMatchObject({
      _seen: '2026-11-01T12:30:00+00:00',
      _legs: [{}, { road: 'US-10', exit_place: 'Lookout Pass' }, {}],
    });
  });

  it('see the other’s legs after Show theirs', async () => {
    backend.on(SAVE, stale);
    const form = await edit(2);
    await retype(form.getByLabelText('Road'), 'US-10');
    answer([washington, { ...idaho, road: 'US-95' }, montana]);
    await user.click(form.getByRole('button', { name: /^Save leg/u }));
    await user.click(await screen.findByRole('button', { name: 'Show theirs' }));
    expect(screen.queryByRole('form', { name: 'Edit leg 2' })).toBeNull();
    expect(screen.getByText('US-95 · about 74 mi')).toBeInTheDocument();
  });
});

it('Add leg opens a blank leg that starts where the last one ends', async () => {
  const legs = await open();
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
  const legs = await open();
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
    const legs = await open();
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
    const legs = await open();
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
    const legs = await open();
    await user.click(await legs.findByRole('button', { name: 'Drop leg 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Drop leg 3 (MT)?' }));
    expect(dialog.getByText(/Remove the permit first\./u)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Drop leg' })).toBeDisabled();
  });
});

it('Alt and an arrow move a leg; the server’s refusal shows and nothing changes', async () => {
  const message = 'WA and MT don’t share a road border. Add the states between them.';
  backend.on(SAVE, { status: 400, body: { code: '23514', message } });
  const legs = await open();
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
    const legs = await open();
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
    const legs = await open();
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
  const legs = await open();
  for (const name of ['Move leg 1 down', 'Drop leg 1', 'Move leg 2 up']) {
    expect(await legs.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

it('a closed load has no buttons for its legs', async () => {
  answer(LEGS, { status: 'delivered' });
  const legs = await open();
  await legs.findByText('I-90 · about 74 mi');
  expect(legs.queryByRole('button')).toBeNull();
});

it('a load without legs gets the proposed ones, with estimated miles and times', async () => {
  answer([]);
  backend.on('POST /rest/v1/rpc/propose_legs', { status: 200, body: [washington] });
  const legs = await open();
  await user.click(await legs.findByRole('button', { name: 'Propose legs' }));
  await waitFor(() => {
    expect(sent()._legs).toMatchObject([
      { jurisdiction: 'WA', miles: 100, miles_is_estimate: true },
    ]);
  });
});

it('Confirm legs fills in the proposed times', async () => {
  answer([{ ...montana, is_confirmed: false }]);
  backend.on('POST /rest/v1/rpc/propose_leg_times', {
    status: 200,
    body: [
      {
        id: 'leg-3',
        planned_entry_at: '2026-12-01T13:00:00+00:00',
        planned_exit_at: '2026-12-02T13:00:00+00:00',
      },
    ],
  });
  const legs = await open();
  await user.click(await legs.findByRole('button', { name: 'Confirm legs' }));
  await waitFor(() => {
    expect(sent()._legs).toMatchObject([
      { id: 'leg-3', planned_exit_at: '2026-12-02T13:00:00+00:00' },
    ]);
  });
});
