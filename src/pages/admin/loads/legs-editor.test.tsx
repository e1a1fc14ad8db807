import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import {
  answerLegs,
  idaho,
  legsServer,
  montana,
  openLegs,
  retype,
  SAVE,
  sentLegs,
  user,
  washington,
} from '@tests/ui/legs';
import { OPEN_LOAD } from '@tests/ui/load-page';

fixDate();

let backend: FakeBackend;
beforeEach(() => {
  backend = legsServer();
});
const answer = (legs: object[], parts?: object) => {
  answerLegs(backend, legs, parts);
};
const sent = () => sentLegs(backend);
const edit = async (leg: number) => {
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: `Edit leg ${String(leg)}` }));
  return within(legs.getByRole('form', { name: `Edit leg ${String(leg)}` }));
};
const stale = { status: 412, body: { code: 'PT412', message: 'Stale' } };

it('a leg shows its places, road, miles and planned times with their zone', async () => {
  const legs = await openLegs();
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
    const legs = await openLegs();
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
