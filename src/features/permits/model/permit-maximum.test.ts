import { expect, it } from 'vitest';
import { anyMaximum } from '@tests/ui/permit-maximum';
import {
  describeExcesses,
  permitsInForce,
  smallestMaximum,
  type PermitMaximum,
} from './permit-maximum';

const permit = (jurisdiction: string, parts: Partial<PermitMaximum> = {}): PermitMaximum => ({
  ...anyMaximum(jurisdiction),
  ...parts,
});
const size = { length: 98, width: 12.375, height: 13.166667, weight_lbs: 148_000 };

it('a size is compared only with permits that are issued or being amended, by state', () => {
  const statuses = ['needed', 'applied', 'issued', 'amending', 'expired', 'used'] as const;
  const states = ['OH', 'IN', 'TX', 'IL', 'MO', 'OK'];
  const permits = statuses.map((status, index) => permit(states[index] ?? '', { status }));
  expect(permitsInForce(permits).map(({ jurisdiction }) => jurisdiction)).toEqual(['IL', 'TX']);
});

it('the smallest maximum is found, with the states that have it', () => {
  const permits = [
    permit('OH', { max_width: 12.5, max_weight_lbs: 150_000 }),
    permit('IN', { max_width: 12.5 }),
    permit('IL', { max_width: 13 }),
  ];
  expect(smallestMaximum(permits, 'width')).toBe('12′-6″ (OH, IN)');
  expect(smallestMaximum(permits, 'weight_lbs')).toBe('150,000 lb (OH)');
  expect(smallestMaximum(permits, 'height')).toBeNull();
});

it('the excess over each permit is said in the words of the hold', () => {
  const permits = [
    permit('OH', { max_width: 12, max_weight_lbs: 146_500 }),
    permit('IN', { permit_number: null, max_height: 13 }),
    permit('IL', { max_width: 12.375, max_height: 13.166667, max_length: 98 }),
  ];
  expect(describeExcesses(permits, size)).toEqual([
    'OH permit OH-1: width 12′-4 1/2″ is 0′-4 1/2″ over, weight 148,000 lb is 1,500 lb over',
    'IN permit: height 13′-2″ is 0′-2″ over',
  ]);
});

it('what isn’t measured is not compared', () => {
  const unknown = { length: null, width: null, height: null, weight_lbs: null };
  expect(describeExcesses([permit('OH', { max_width: 8, max_weight_lbs: 1 })], unknown)).toEqual(
    [],
  );
});

it('a gross weight over all axle groups together, and another authority’s permit, are named', () => {
  const permits = [
    permit('WA', { axle_weights: [60_000, 80_000] }),
    permit('WA', { authority_type: 'county', authority: 'King County', max_width: 12 }),
  ];
  expect(describeExcesses(permits, size)).toEqual([
    'WA permit WA-1: weight 148,000 lb is 8,000 lb over all axle groups together',
    'King County, WA permit WA-1: width 12′-4 1/2″ is 0′-4 1/2″ over',
  ]);
});
