import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import {
  aLeg,
  answerLegs,
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
import { FACTS, OPEN_LOAD, travelFacts } from '@tests/ui/load-page';

fixDate();

let backend: FakeBackend;
beforeEach(() => {
  backend = legsServer();
});
const answerFacts = (facts: object) => {
  backend.on(FACTS, { status: 200, body: { ...travelFacts('leg-1', 'leg-2', 'leg-3'), ...facts } });
};
const SPOKANE = { days: ['tue', 'wed'], from: '08:00', until: '09:00', where: 'Spokane' };
const withCurfew = () => {
  const facts = travelFacts('leg-1', 'leg-2', 'leg-3');
  answerFacts({
    permits: facts.permits.map((permit) =>
      permit.leg_id === 'leg-1' ? { ...permit, curfews: [SPOKANE] } : permit,
    ),
  });
};
const openWindows = async (leg: number) => {
  const legs = await openLegs();
  await user.click(await legs.findByText(`Travel windows, leg ${String(leg)}`));
  return legs;
};

it('a leg shows its legal minutes, elapsed time, days and where each limit comes from', async () => {
  withCurfew();
  const legs = await openWindows(1);
  expect(legs.getByText('134 of 540 legal min · 2 h 14 min elapsed')).toBeInTheDocument();
  const days = within(legs.getByRole('list', { name: 'Days of leg 1' }));
  expect(
    days.getByRole('img', {
      name: 'Legal 7:00 AM to 8:00 AM. Curfew (Spokane) 8:00 AM to 9:00 AM. Legal 9:00 AM to 5:00 PM. Drives 10:00 AM to 12:14 PM',
    }),
  ).toBeInTheDocument();
  const [first] = legs.getAllByRole('list', { name: 'Travel limits' });
  const limits = within(first ?? document.body);
  expect(limits.getAllByText('Permit P-leg-1')).toHaveLength(3);
  expect(
    limits.getByText('Closed on major holidays, their weekends, and from noon the day before'),
  ).toBeInTheDocument();
  expect(limits.getByText('Our default')).toBeInTheDocument();
});

it('a rule that the plan can’t read is shown word for word', async () => {
  const rule = { state: 'WA', certainty: 'C', is_conflict: false };
  answerFacts({
    permits: [],
    rules: [
      { ...rule, rule: 'metro_curfew', value: 'commuter curfews Seattle-Everett' },
      { ...rule, rule: 'daylight_only', value: 'yes', certainty: 'B' },
    ],
  });
  const legs = await openWindows(1);
  const rules = within(legs.getByRole('list', { name: 'State rules, word for word' }));
  expect(rules.getByText(/can’t read this/u).closest('li')).toHaveTextContent(
    'Curfews: “commuter curfews Seattle-Everett” (C)',
  );
  expect(legs.getByText('Rule B: two sources agree')).toBeInTheDocument();
});

it('says when the delivery window can’t be met, and by how much', async () => {
  answerFacts({});
  const delivery = {
    ...OPEN_LOAD.stops[0],
    id: 'stop-2',
    sequence: 2,
    kind: 'delivery',
    window_from: '2026-12-01T15:00:00+00:00',
    window_until: '2026-12-02T00:00:00+00:00',
  };
  answerLegs(backend, LEGS, {
    stops: [...OPEN_LOAD.stops, delivery],
    delivery_time_zone: 'America/Denver',
  });
  const legs = await openLegs();
  expect(
    await legs.findByText(
      'The delivery window ends Tue, Dec 1, 5:00 PM MST. The earliest arrival is Wed, Dec 2, 7:48 AM MST, 14 h 48 min later.',
    ),
  ).toBeInTheDocument();
});

it('says when the planned exit is earlier than the truck can be there', async () => {
  answerFacts({});
  answerLegs(backend, [
    { ...washington, planned_exit_at: '2026-12-01T19:14:00+00:00' },
    idaho,
    montana,
  ]);
  const legs = await openLegs();
  expect(
    await legs.findByText('Earliest exit Tue, Dec 1, 12:14 PM PST, 1 h after the planned exit'),
  ).toBeInTheDocument();
});

it('dispatch changes the limits of a leg and resets them', async () => {
  withCurfew();
  const legs = await openWindows(1);
  await user.click(legs.getByRole('button', { name: 'Change limits of leg 1' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Travel limits of leg 1 (WA)' }));
  await user.selectOptions(dialog.getByLabelText('Hours'), 'From and until');
  await user.clear(dialog.getByLabelText('Until'));
  await user.click(dialog.getByRole('button', { name: 'Save limits' }));
  expect(dialog.getByLabelText('Until')).toHaveAccessibleDescription('Enter a time.');
  await user.type(dialog.getByLabelText('Until'), '19:30');
  await user.selectOptions(dialog.getByLabelText('Closed days'), 'Choose days');
  await user.click(dialog.getByLabelText('Sun'));
  await user.selectOptions(dialog.getByLabelText('Holidays'), 'Open');
  await user.click(dialog.getByLabelText(/^Spokane, 8:00 AM to 9:00 AM/u));
  const travel = {
    from: '07:00',
    until: '19:30',
    closed_days: ['sun'],
    is_holiday_open: true,
    curfews_off: ['Spokane 08:00-09:00 tue wed'],
  };
  answerLegs(backend, [{ ...washington, travel }, idaho, montana]);
  await user.click(dialog.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('Changed the travel limits of leg 1 (WA).')).toBeInTheDocument();
  expect(sentLegs(backend)._legs).toMatchObject([{ travel }, { travel: {} }, { travel: {} }]);
  expect(await legs.findAllByText('Set by dispatch')).toHaveLength(3);
  expect(legs.getByText('off, not on this route')).toBeInTheDocument();

  await user.click(legs.getByRole('button', { name: 'Change limits of leg 1' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Travel limits of leg 1 (WA)' }));
  await user.click(dialog.getByRole('button', { name: 'Reset to permits and rules' }));
  await user.click(dialog.getByRole('button', { name: 'Save limits' }));
  await waitFor(() => {
    expect(sentLegs(backend)._legs[0]).toMatchObject({ travel: {} });
  });
});

it('a place where neighbors don’t meet is refused at its field', async () => {
  const message = 'Leg 1 ends in Stateline. Leg 2 must start there.';
  backend.on(SAVE, { status: 400, body: { code: '23514', message } });
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Edit leg 2' }));
  const form = within(legs.getByRole('form', { name: 'Edit leg 2' }));
  await retype(form.getByLabelText('Entry place'), 'Post Falls');
  await user.click(form.getByRole('button', { name: /^Save leg/u }));
  await waitFor(() => {
    expect(form.getByLabelText('Entry place')).toHaveAccessibleDescription(message);
  });
  expect(screen.queryByText('We couldn’t save the legs.')).not.toBeInTheDocument();
  expect(form.getByLabelText('Exit place')).not.toHaveAccessibleDescription();
});

it('the leg before shows the same refusal at its exit', async () => {
  const message = 'Leg 3 ends in Bonner. Leg 4 must start there.';
  answerLegs(backend, [...LEGS, aLeg(4, 'MT', 'Great Falls, MT', 'Havre')]);
  backend.on(SAVE, { status: 400, body: { code: '23514', message } });
  const legs = await openLegs();
  await user.click(await legs.findByRole('button', { name: 'Edit leg 3' }));
  const form = within(legs.getByRole('form', { name: 'Edit leg 3' }));
  await user.click(form.getByRole('button', { name: /^Save leg/u }));
  await waitFor(() => {
    expect(form.getByLabelText('Exit place')).toHaveAccessibleDescription(message);
  });
});

it('admins change how fast and how long a truck drives', async () => {
  const read = 'GET /rest/v1/travel_settings';
  const write = 'PATCH /rest/v1/travel_settings';
  backend.on(read, { status: 200, body: { driving_mph: 45, driving_hours: 10 } });
  backend.on(write, { status: 200, body: { only_row: true } });
  const legs = await openLegs();
  expect(
    await legs.findByText('45 mph, at most 10 h of driving between rests of 10 h.'),
  ).toBeInTheDocument();
  await user.click(legs.getByRole('button', { name: 'Travel settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Travel settings' }));
  await retype(await dialog.findByLabelText('Average speed'), '20');
  await retype(dialog.getByLabelText('Driving between rests'), '12');
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  expect(dialog.getByLabelText('Driving between rests')).toHaveAccessibleDescription(
    'Enter a whole number from 1 to 11.',
  );
  await retype(dialog.getByLabelText('Driving between rests'), '8');
  await user.click(dialog.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Travel Settings Saved')).toBeInTheDocument();
  expect(backend.bodies(write).at(-1)).toEqual({ driving_mph: 20, driving_hours: 8 });
});
