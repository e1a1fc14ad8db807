import { expect, it } from 'vitest';
import { offerNews } from './offer-news';

const offer = (id: string, terms_changed_at = 'then') => ({
  id,
  terms_changed_at,
  load: { title: `Load ${id}` },
});

it('tells what was withdrawn and what was changed', () => {
  expect(
    offerNews([offer('1'), offer('2'), offer('3')], [offer('2', 'now'), offer('3')], new Set()),
  ).toEqual([
    'Load 1: dispatch withdrew this offer.',
    'Load 2: dispatch changed this offer. Look at it again.',
  ]);
});

it('tells nothing of a new offer, nor of what the pilot did', () => {
  expect(offerNews([offer('1')], [offer('2')], new Set(['1']))).toEqual([]);
});
