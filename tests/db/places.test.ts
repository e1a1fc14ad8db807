import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlace } from '../../supabase/functions/_shared/domain/places/place.ts';
import { timeZoneOf } from '../../supabase/functions/_shared/domain/places/place-time-zone.ts';
import { LOAD_TIME_ZONES } from '../../supabase/functions/_shared/domain/time/time-zones.ts';
import { useLocalSupabase } from '../support/local-supabase.ts';
import { OFFSET_CASES, OFFSET_DAYS, PLACE_CASES } from '../support/place-cases.ts';

const supabase = useLocalSupabase();

/** Reads places in the database, in their order. */
const read = (places: readonly string[]) =>
  supabase.sql<{ place: string; town: string; region: string | null; zone: string | null }>(
    `select place, town, region, private.time_zone_of(place)::text as zone
     from jsonb_array_elements_text($1::jsonb) with ordinality as places (place, position)
     cross join lateral private.read_place(place)
     order by position`,
    [JSON.stringify(places)],
  );

describe('The database reads places', () => {
  it('the database reads places as people write them', async () => {
    const rows = await read(PLACE_CASES.map(([text]) => text));
    expect(rows.map(({ place, town, region, zone }) => [place, town, region, zone])).toEqual(
      PLACE_CASES,
    );
  });

  it('the database reads places as the site does, for every town with and without its state', async () => {
    const lines = readFileSync('src/shared/places/towns.txt', 'utf8').split('\n').slice(1, -1);
    const places = lines.flatMap((line) => {
      const [name = '', states = ''] = line.split('\t');
      const codes = [...states.matchAll(/[A-Z]{2}/gu)].map(([code]) => code);
      return [name, ...codes.map((code, index) => `${name}${index % 2 === 0 ? ',' : ''} ${code}`)];
    });
    expect(places.length).toBeGreaterThan(25_000);
    const rows = await read(places);
    const differing = rows.filter(({ place, town, region, zone }) => {
      const site = readPlace(place);
      return site.town !== town || site.region !== region || timeZoneOf(place) !== zone;
    });
    expect(differing).toEqual([]);
  });

  it('the database reads the same state for a permit, but none where we don’t go', async () => {
    const rows = await supabase.sql<{ state: string | null }>(
      `select private.jurisdiction_of(place) as state
       from unnest(array['Gary IN 46402', 'Tijuana, BC', 'Anchorage, AK', 'Dayton']) as place`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['IN', null, null, null]);
  });
});

describe('Time zones in the database', () => {
  it('the database and the site have the same time zones', async () => {
    const rows = await supabase.sql<{ zone: string }>(
      'select unnest(enum_range(null::public.load_time_zone))::text as zone',
    );
    expect(rows.map(({ zone }) => zone)).toEqual(LOAD_TIME_ZONES);
  });

  it('have the legal time of each place', async () => {
    const rows = await supabase.sql<{ place: string; hours: number[] }>(
      `select place, array_agg(
         extract(epoch from at at time zone private.time_zone_of(place)::text - at at time zone 'UTC')::integer
           / 3600 order by day) as hours
       from jsonb_array_elements_text($1::jsonb) with ordinality as places (place, position)
       cross join lateral (
         select value::timestamptz as at, ordinality as day
         from jsonb_array_elements_text($2::jsonb) with ordinality
       ) as days
       group by place, position order by position`,
      [JSON.stringify(OFFSET_CASES.map(([place]) => place)), JSON.stringify(OFFSET_DAYS)],
    );
    expect(rows.map(({ place, hours }) => [place, hours])).toEqual(OFFSET_CASES);
  });
});
