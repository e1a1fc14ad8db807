import {
  MEXICAN_CITIES,
  PLACE_NAMES,
  SHARED_CODES,
} from '../../supabase/functions/_shared/domain/places/place-names.ts';
import { foldTown, readPlace } from '../../supabase/functions/_shared/domain/places/place.ts';
import {
  LOAD_TIME_ZONES,
  STATE_ZONES,
  type LoadTimeZone,
} from '../../supabase/functions/_shared/domain/time/time-zones.ts';
import type { Settlement } from './reduce-towns.ts';

/** The zone we use for each of the gazetteer's, if it isn't the zone of the town's state. */
const OUR_ZONES: Readonly<Record<string, LoadTimeZone>> = {
  'America/St_Johns': 'America/St_Johns',
  ...zones('America/Halifax', 'Halifax Moncton Glace_Bay Goose_Bay'),
  ...zones('America/Blanc-Sablon', 'Blanc-Sablon'),
  ...zones('America/New_York', 'New_York Toronto Detroit Iqaluit Nipigon Thunder_Bay'),
  ...zones('America/New_York', 'Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis'),
  ...zones('America/New_York', 'Indiana/Vincennes Indiana/Petersburg Indiana/Marengo'),
  ...zones('America/New_York', 'Indiana/Vevay Indiana/Winamac'),
  ...zones('America/Atikokan', 'Atikokan'),
  ...zones('America/Chicago', 'Chicago Winnipeg Rainy_River Rankin_Inlet Resolute Menominee'),
  ...zones('America/Chicago', 'Indiana/Knox Indiana/Tell_City'),
  ...zones('America/Chicago', 'North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem'),
  ...zones('America/Regina', 'Regina Swift_Current Edmonton Yellowknife Inuvik'),
  ...zones('America/Denver', 'Denver Boise Cambridge_Bay'),
  ...zones('America/Dawson_Creek', 'Dawson_Creek Fort_Nelson Creston Vancouver Whitehorse Dawson'),
  ...zones('America/Phoenix', 'Phoenix'),
  ...zones('America/Los_Angeles', 'Los_Angeles'),
  ...zones('America/Anchorage', 'Anchorage Nome Sitka Juneau Metlakatla Yakutat'),
  'Pacific/Honolulu': 'Pacific/Honolulu',
};

/**
 * Towns that the gazetteer lacks or has in the wrong zone (49 CFR part 71, and the laws of Quebec, Ontario and
 * Newfoundland and Labrador).
 */
const CORRECTIONS: readonly (readonly [state: string, zone: LoadTimeZone, towns: string])[] = [
  ['AL', 'America/New_York', 'Lanett|Valley|Smiths Station|Phenix City'],
  ['AZ', 'America/Denver', 'Navajo Nation'],
  ['FL', 'America/Chicago', 'Bay County|Escambia County|Holmes County|Jackson County'],
  ['FL', 'America/Chicago', 'Okaloosa County|Santa Rosa County|Walton County'],
  ['IN', 'America/New_York', 'Vincennes|Jasper|Petersburg|Washington'],
  [
    'IN',
    'America/Chicago',
    'Mount Vernon|Dale|Lake County|Porter County|LaPorte County|Vanderburgh County',
  ],
  ['NL', 'America/Halifax', 'Goose Bay|Churchill Falls|Wabush|Nain|Hopedale|Makkovik|Postville'],
  ['NL', 'America/Halifax', 'Rigolet|Cartwright|North West River|Sheshatshiu|Natuashish'],
  ['NV', 'America/Denver', 'West Wendover|Jackpot'],
  ['ON', 'America/Atikokan', 'Pickle Lake|New Osnaburgh'],
  ['ON', 'America/Chicago', 'Rainy River|Ignace|Ear Falls|Sioux Narrows|Emo|Vermilion Bay'],
  ['OR', 'America/Denver', 'Malheur County|Jordan Valley|Adrian'],
  ['QC', 'America/Blanc-Sablon', 'Blanc-Sablon|Lourdes-de-Blanc-Sablon|Bonne-Espérance'],
  ['QC', 'America/Blanc-Sablon', 'La Tabatière|Gros-Mécatina|Chevery|Saint-Paul’s River'],
  ['QC', 'America/Halifax', 'Îles-de-la-Madeleine|Cap-aux-Meules|Les Îles-de-la-Madeleine'],
  ['QC', 'America/New_York', 'Saint-Augustin'],
  ['TX', 'America/Denver', 'El Paso County|Hudspeth County|Dell City'],
  ['TX', 'America/Chicago', 'Agua Dulce'],
];

const HEADER =
  '// Written by `npm run towns`, from GeoNames (https://www.geonames.org), CC BY 4.0, and corrections.';

function zones(zone: LoadTimeZone, names: string): Record<string, LoadTimeZone> {
  return Object.fromEntries(names.split(' ').map((name) => [`America/${name}`, zone]));
}

/** The facts about towns for the readers of places. */
export interface TownFacts {
  /** State, zone and the towns there, as `foldTown` writes them. */
  readonly elsewhere: readonly (readonly [state: string, zone: LoadTimeZone, towns: string[]])[];
  /** Names such as `port washington`, in lowercase. */
  readonly endInState: readonly string[];
}

/** Towns outside their state's time zone, and towns whose names end like a state. */
export function townFacts(settlements: readonly Settlement[]): TownFacts {
  const largest = new Map<string, { people: number; zone: LoadTimeZone }>();
  for (const { name, state, people, zone: theirs } of settlements) {
    const zone = OUR_ZONES[theirs];
    if (zone === undefined) continue;
    // Winnipeg's zone is Manitoba's; the towns of Ontario in it follow Chicago's.
    const own = theirs === 'America/Winnipeg' && state === 'MB' ? STATE_ZONES.get('MB') : zone;
    const key = `${state} ${foldTown(name)}`;
    const before = largest.get(key);
    if (before === undefined || before.people < people)
      largest.set(key, { people, zone: own ?? zone });
  }
  for (const [state, zone, towns] of CORRECTIONS) {
    for (const name of towns.split('|')) {
      largest.set(`${state} ${foldTown(name)}`, { people: Infinity, zone });
    }
  }
  const groups = new Map<string, string[]>();
  for (const [key, { zone }] of largest) {
    const state = key.slice(0, 2);
    if (zone === STATE_ZONES.get(state)) continue;
    const group = `${state} ${zone}`;
    groups.set(group, [...(groups.get(group) ?? []), key.slice(3)]);
  }
  const elsewhere = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, towns]) => {
      const zone = LOAD_TIME_ZONES.find((known) => group.endsWith(` ${known}`));
      if (zone === undefined) throw new Error(`No zone in ${group}`);
      return [group.slice(0, 2), zone, towns.toSorted()] as const;
    });
  return { elsewhere, endInState: namesLikeStates(settlements) };
}

/** Names of towns that `readPlace` would take for a town and its state, if it didn't know them. */
function namesLikeStates(settlements: readonly Settlement[]): string[] {
  const names = new Set<string>();
  for (const { name } of settlements) {
    const words = name.normalize('NFKD').replace(/[\u0300-\u036f'’.]/gu, '');
    const text = words.replace(/[^A-Za-z0-9]+/gu, ' ').trim();
    const { region, town } = readPlace(text.replace(/ (\S+)$/u, ', $1'));
    const pair = readPlace(text.replace(/ (\S+ \S+)$/u, ', $1'));
    const isStateAlone = readPlace(text).town === '' && readPlace(text).region !== null;
    if (isStateAlone) continue;
    if ((region !== null && town !== '') || (pair.region !== null && pair.town !== '')) {
      names.add(text.toLowerCase());
    }
  }
  return [...names].toSorted();
}

const oneLine = (text: string) => (text.length > 100 ? null : text);

/** `town-zones.ts`: the towns outside their state's time zone. */
export function zonesModule({ elsewhere }: TownFacts): string {
  const rows = elsewhere.map(([state, zone, towns]) => {
    const parts = [state, zone, towns.join('|')].map((part) => `'${part}'`);
    return (
      oneLine(`  [${parts.join(', ')}],`) ??
      ['  [', ...parts.map((part) => `    ${part},`), '  ],'].join('\n')
    );
  });
  return [
    HEADER,
    "import type { LoadTimeZone } from '../time/time-zones.ts';",
    '',
    '/** Towns outside the time zone of their state, as `foldTown` writes them. */',
    'export const TOWNS_IN_ANOTHER_ZONE: readonly (readonly [',
    '  state: string,',
    '  zone: LoadTimeZone,',
    '  towns: string,',
    '])[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

/** `town-names.ts`: the names that end like a state. */
export const namesModule = ({ endInState }: TownFacts): string =>
  [
    HEADER,
    '',
    '/** Names of towns that end like a state: `port washington`. */',
    'export const TOWNS_ENDING_IN_A_STATE: readonly string[] = [',
    ...endInState.map((name) => `  '${name}',`),
    '];',
    '',
  ].join('\n');

/** A JSON value over several lines, none much longer than 100 characters. */
function jsonLines(entries: readonly (readonly [string, unknown])[]): string {
  const lines: string[] = [];
  let line = '';
  for (const [key, value] of entries) {
    const text = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    if (line !== '' && line.length + text.length > 100) {
      lines.push(`${line},`);
      line = '';
    }
    line += line === '' ? text : `, ${text}`;
  }
  return [...lines, line].map((text) => `  ${text}`).join('\n');
}

/** The file of the schema with the same names and towns. */
export function factsMigration({ elsewhere, endInState }: TownFacts): string {
  const byState = new Map<string, Record<string, string>>();
  for (const [state, zone, towns] of elsewhere) {
    byState.set(state, {
      ...byState.get(state),
      ...Object.fromEntries(towns.map((town) => [town, zone])),
    });
  }
  const data: readonly (readonly [name: string, comment: string, json: string])[] = [
    [
      'place_names',
      'Codes by everything a state or province is called, in lowercase; MX for the states of Mexico.',
      jsonLines([...PLACE_NAMES]),
    ],
    [
      'mexican_cities',
      'Cities by the code of a state or province that is also used for their state in Mexico; under MX the ' +
        'cities that need no state.',
      jsonLines([...Object.entries(SHARED_CODES), ['MX', MEXICAN_CITIES]]),
    ],
    [
      'state_time_zones',
      'The time zone of most people in each state and province.',
      jsonLines([...STATE_ZONES]),
    ],
    [
      'town_time_zones',
      'Time zones of towns outside the zone of their state, by state and folded name.',
      [...byState]
        .map(
          ([state, towns]) => `  ${JSON.stringify(state)}: {\n${jsonLines(Object.entries(towns))}}`,
        )
        .join(',\n'),
    ],
    [
      'towns_ending_in_a_state',
      'Names of towns that end like a state, such as port washington.',
      jsonLines(endInState.map((name) => [name, 1])),
    ],
  ];
  return [
    '-- The data for reading a place. Written by `npm run towns`, like the same lists of the site: from',
    '-- functions/_shared/domain/places/place-names.ts and time-zones.ts, and from GeoNames (https://www.geonames.org),',
    '-- CC BY 4.0.',
    ...data.flatMap(([name, comment, json]) => [
      '',
      `create function private.${name}()`,
      "returns jsonb language sql immutable parallel safe set search_path = ''",
      `return '{\n${json}\n}'::jsonb;`,
      `comment on function private.${name}() is`,
      `  '${comment}';`,
      `grant execute on function private.${name}() to authenticated, service_role;`,
    ]),
    '',
  ].join('\n');
}
