import { describe, expect, it } from 'vitest';
import { isFilter, passesFilter } from './filter.ts';

const row = { status: 'new', axles: 9, tons: 42.5, note: null, open: true };

describe('passesFilter', () => {
  it.each([
    [undefined, true],
    ['status=eq.new', true],
    ['status=eq.old', false],
    ['status=neq.old', true],
    ['axles=gt.10', false],
    ['axles=gte.9', true],
    ['axles=lt.10', true],
    ['tons=lte.42.4', false],
    ['status=in.(old,new)', true],
    ['status=in.(old)', false],
    ['open=eq.true', true],
    ['note=eq.null', false],
    ['missing=neq.x', false],
  ])('%s: %s', (filter, expected) => {
    expect(passesFilter(filter, row)).toBe(expected);
  });
});

it('filters are recognized as valid or invalid', () => {
  expect(isFilter('status=eq.new')).toBe(true);
  expect(isFilter('status')).toBe(false);
  expect(isFilter('status=sounds.like')).toBe(false);
});
