import { expect, it } from 'vitest';
import { changedOffers } from './offer-changes';

const offer = (id: string, terms_changed_at = 'then') => ({
  id,
  terms_changed_at,
  terms: { name: `Load ${id}` },
});

it('changed offers are reported, but not new or ended ones', () => {
  expect(
    changedOffers(
      [offer('1'), offer('2'), offer('3')],
      [offer('2', 'now'), offer('3'), offer('4')],
    ),
  ).toEqual(['Load 2: dispatch changed this offer. Please review it.']);
});
