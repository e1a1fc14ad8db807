import { expect, it } from 'vitest';
import { revisedFields } from './permit-revision';

it('says what each field was before and after, in the order of the grid', () => {
  const before = {
    curfews: [],
    max_width: 14.5,
    travel_days: null,
    travel_from: '06:30:00',
    is_night_allowed: false,
    escorts: ['lead'],
    cost_cents: null,
    valid_until: '2031-12-10',
    status: 'amending',
  };
  const after = {
    curfews: [{ days: ['mon', 'tue', 'wed'], from: '07:00', until: '09:00', where: 'Spokane' }],
    max_width: 16,
    travel_days: ['mon', 'wed'],
    travel_from: null,
    is_night_allowed: true,
    escorts: ['lead', 'chase', 'chase'],
    cost_cents: 31_000,
    valid_until: '2031-12-12',
    status: 'issued',
  };
  expect(revisedFields(before, after).map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Status', 'Amending', 'Issued'],
    ['Valid to', 'Dec 10, 2031', 'Dec 12, 2031'],
    ['Width', '14′-6″', '16′-0″'],
    ['Cost', 'Blank', '310.00'],
    ['Travel days', 'Blank', 'Mon, Wed'],
    ['Travel from', '6:30 AM', 'Blank'],
    ['Night travel', 'Not stated', 'Allowed'],
    ['Curfews', 'Blank', 'Mon–Wed, 7:00 AM to 9:00 AM, Spokane'],
    ['Pilot cars', 'lead car', 'lead car, 2 chase cars'],
  ]);
});
