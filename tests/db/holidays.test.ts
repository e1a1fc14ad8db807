import { expect, it } from 'vitest';
import { holidaysOf } from '../../supabase/functions/_shared/domain/time/holidays.ts';
import { useProject } from './support/project.ts';

const project = useProject();

it('roads and permit offices have the same holidays', async () => {
  const offices = (
    await project.sql<{ country: string; day: string; name: string }>(
      `select country, day::text, name from private.holidays
       where day between '2025-01-01' and '2040-12-31' order by country, day, name`,
    )
  ).map(({ country, day, name }) => `${country} ${day} ${name}`);
  const roads = ['CA', 'US'].flatMap((country) =>
    Array.from({ length: 17 }, (_, at) => 2025 + at).flatMap((year) =>
      holidaysOf(year, country === 'CA' ? 'ON' : 'OH').map(
        ({ day, name }) => `${country} ${day} ${name}`,
      ),
    ),
  );
  expect(offices.filter((holiday) => !roads.includes(holiday))).toEqual([]);
  // Roads also close on a holiday's own date when offices observe it on another day.
  const names = new Set(offices.map((holiday) => holiday.replace(/\d.{9} /u, '')));
  expect(roads.filter((holiday) => !names.has(holiday.replace(/\d.{9} /u, '')))).toEqual([]);
});
