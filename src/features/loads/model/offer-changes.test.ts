import { expect, it } from 'vitest';
import { offerNews } from './offer-changes';

const offer = (id: string, terms_changed_at = 'then') => ({
  id,
  terms_changed_at,
  terms: { name: `Load ${id}` },
});

it('reports withdrawn and changed offers', () => {
  expect(
    offerNews([offer('1'), offer('2'), offer('3')], [offer('2', 'now'), offer('3')], new Set()),
  ).toEqual([
    'Load 1: dispatch withdrew this offer.',
    'Load 2: dispatch changed this offer. Please review it.',
  ]);
});

it('ignores new offers and the pilot car’s own answers', () => {
  expect(offerNews([offer('1')], [offer('2')], new Set(['1']))).toEqual([]);
});
