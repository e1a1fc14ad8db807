import { expect, it } from 'vitest';
import type { Settlement } from './reduce-towns.ts';
import { pointsMigration } from './town-points.ts';

const town = (name: string, state: string, latitude: number, parts: Partial<Settlement> = {}) => ({
  name,
  state,
  zone: 'America/New_York',
  people: 2000,
  latitude,
  longitude: -84.11,
  isListed: true,
  ...parts,
});

it('each state gets a line with its towns, to a tenth of a degree', () => {
  const sql = pointsMigration([
    town('St. Marys', 'OH', 40.54),
    town('Lima', 'OH', 40.74),
    town('Lima', 'OH', 39, { people: 10 }),
    town('Hamlet', 'OH', 40, { isListed: false }),
    town('Montréal', 'QC', 45.51),
    town('Anchorage', 'AK', 61.2),
  ]);
  expect(sql).toContain(
    "\n  ('OH', 'lima,407,841|st marys,405,841'),\n  ('QC', 'montreal,455,841')\n",
  );
  expect(sql).not.toMatch(/anchorage|hamlet/u);
  expect(sql).toMatch(/GeoNames[^;]*CC BY 4\.0/u);
});
