import { describe, expect, it } from 'vitest';
import { borderMap } from '@assessment/route';
import { parseCsv } from '@domain/text/parse-csv';
import bordersCsv from '@root/supabase/rules/adjacency.csv?raw';
import { readBorders } from '../api/rules-files';
import { fitsEnds, toggleState } from './edit-route';

const BORDERS = borderMap(readBorders(parseCsv(bordersCsv)));
const ENDS = { from: 'OH', to: 'OK' };
const OPEN = { from: null, to: null };

it.each([
  ['OH IN OK', ENDS, true],
  ['IN OK', ENDS, false],
  ['OH IN', ENDS, false],
  ['OH IN', { from: 'OH', to: null }, true],
  ['IN OH', { from: 'OH', to: null }, false],
  ['IN OH', OPEN, true],
])('%s fits %j: %s', (route, ends, fits) => {
  expect(fitsEnds(route.split(' '), ends)).toBe(fits);
});

describe('changing a route', () => {
  const toggle = (route: string, state: string, ends: { from: string | null; to: string | null }) =>
    toggleState(route.split(' '), state, ends, BORDERS).join(' ');

  it.each([
    ['adds where it leaves the fewest gaps', 'OH IN MO OK', 'IL', ENDS, 'OH IN IL MO OK'],
    ['takes a state off', 'OH IN IL MO OK', 'IL', ENDS, 'OH IN MO OK'],
    ['keeps the origin', 'OH IN IL MO OK', 'OH', ENDS, 'OH IN IL MO OK'],
    ['keeps the destination', 'OH IN IL MO OK', 'OK', ENDS, 'OH IN IL MO OK'],
    ['adds nothing before the origin', 'OH IN IL MO OK', 'PA', ENDS, 'OH PA IN IL MO OK'],
    ['extends an open route', 'OH IN', 'IL', { from: 'OH', to: null }, 'OH IN IL'],
    ['puts a state first on a free route', 'OH IN', 'PA', OPEN, 'PA OH IN'],
    ['adds nothing to a move within a state', 'OH', 'MI', { from: 'OH', to: 'OH' }, 'OH'],
    ['clears a free route', 'OH', 'OH', OPEN, ''],
  ])('%s', (_, route, state, ends, changed) => {
    expect(toggle(route, state, ends)).toBe(changed);
  });
});
