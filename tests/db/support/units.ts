import type { Project } from './project.ts';

/**
 * SQL that gives every open load without units a tractor and a trailer of its own: 30,000 lb in all, and a
 * deck 1 ft above the ground.
 */
export const UNITS_FOR_LOADS = `
  do $$
  declare
    bare uuid;
  begin
    for bare in
      select id from public.loads as load
      where status in ('planned', 'assigned') and not exists (
        select from public.assignments where load_id = load.id and unit_id is not null
      )
    loop
      insert into public.units (kind, number, axles, tare_lbs, deck, deck_height)
      values
        ('tractor', 'T-' || right(bare::text, 12), 3, 18000, null, null),
        ('trailer', 'R-' || right(bare::text, 12), 3, 12000, 'rgn', 1);
      insert into public.assignments (load_id, unit_id)
      select bare, id from public.units where number like '_-' || right(bare::text, 12);
    end loop;
  end;
  $$`;

/** Runs {@link UNITS_FOR_LOADS}. */
export const addUnits = (project: Pick<Project, 'sql'>) => project.sql(UNITS_FOR_LOADS);
