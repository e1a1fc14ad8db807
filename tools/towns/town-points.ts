import { JURISDICTION_CODES } from '../../supabase/functions/_shared/domain/places/states.ts';
import { foldTown } from '../../supabase/functions/_shared/domain/places/place.ts';
import type { Settlement } from './reduce-towns.ts';

/** Tenths of a degree, which is close enough for an estimate of miles: `407` for 40.74. */
const tenths = (degrees: number) => Math.round(Math.abs(degrees) * 10);

/** The towns of a state with their coordinates: `lima,407,841|toledo,417,835`. The larger of two namesakes counts. */
function pointsOf(settlements: readonly Settlement[], code: string): string {
  const largest = new Map<string, Settlement>();
  for (const town of settlements) {
    const name = foldTown(town.name);
    if (town.state !== code || !town.isListed || name === '') continue;
    const before = largest.get(name);
    if (before === undefined || before.people < town.people) largest.set(name, town);
  }
  return [...largest]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { latitude, longitude }]) =>
        `${name},${String(tenths(latitude))},${String(tenths(longitude))}`,
    )
    .join('|');
}

/** The file of the schema with the towns' coordinates: a line for each state. */
export function pointsMigration(settlements: readonly Settlement[]): string {
  const rows = JURISDICTION_CODES.map((code) => [code, pointsOf(settlements, code)] as const)
    .filter(([, towns]) => towns !== '')
    .map(([code, towns]) => `  ('${code}', '${towns}')`);
  return `-- Where towns are, for the estimated miles of proposed legs. Written by \`npm run towns\` from GeoNames
-- (https://www.geonames.org), CC BY 4.0. Each line has a state's towns with their latitude and longitude in tenths
-- of a degree.

create table private.town_points (
  state text not null check (char_length(state) = 2),
  town text not null check (private.is_filled_line(town, 100)),
  latitude numeric(3, 1) not null,
  longitude numeric(4, 1) not null,
  primary key (state, town)
);
comment on table private.town_points is
  'Towns of the US and Canada, to a tenth of a degree: by state and folded name, as private.read_place has them.';

insert into private.town_points (state, town, latitude, longitude)
select state, split_part(entry, ',', 1), split_part(entry, ',', 2)::numeric / 10,
  split_part(entry, ',', 3)::numeric / -10
from (values
${rows.join(',\n')}
) as listed (state, towns)
cross join lateral regexp_split_to_table(towns, '\\|') as entry;
`;
}
