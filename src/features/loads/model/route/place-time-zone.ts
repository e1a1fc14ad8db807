import type { LoadTimeZone } from '@contracts/load';
import { splitPlace } from '@/shared/lib/split-place';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** The zone of most people in each state or province (49 CFR part 71 and provincial law). */
const MAJORITY: readonly (readonly [LoadTimeZone, string])[] = [
  [EASTERN, 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV ON QC NU'],
  [CENTRAL, 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI MB'],
  [MOUNTAIN, 'CO ID MT NM UT WY AB NT'],
  [PACIFIC, 'CA NV OR WA BC'],
  ['America/Phoenix', 'AZ YT'],
  ['America/Regina', 'SK'],
  ['America/Halifax', 'NB NS PE'],
  ['America/St_Johns', 'NL'],
];

/** Cities and counties of split states that are not in their state's majority zone. */
const EXCEPTIONS: readonly (readonly [LoadTimeZone, string, readonly string[]])[] = [
  [MOUNTAIN, 'TX', ['el paso', 'socorro', 'van horn', 'horizon city', 'el paso county']],
  [CENTRAL, 'FL', ['pensacola', 'panama city', 'destin', 'fort walton beach', 'marianna']],
  [CENTRAL, 'IN', ['gary', 'hammond', 'evansville', 'valparaiso', 'michigan city', 'merrillville']],
  [CENTRAL, 'KY', ['bowling green', 'owensboro', 'paducah', 'hopkinsville', 'henderson']],
  [
    EASTERN,
    'TN',
    ['knoxville', 'chattanooga', 'kingsport', 'johnson city', 'bristol', 'oak ridge'],
  ],
  [CENTRAL, 'MI', ['iron mountain', 'menominee', 'ironwood', 'iron river']],
  [MOUNTAIN, 'ND', ['dickinson', 'bowman', 'hettinger']],
  [MOUNTAIN, 'SD', ['rapid city', 'sturgis', 'spearfish', 'belle fourche', 'hot springs']],
  [MOUNTAIN, 'NE', ['scottsbluff', 'alliance', 'sidney', 'chadron', 'gering', 'ogallala']],
  [MOUNTAIN, 'KS', ['goodland', 'sharon springs', 'tribune', 'syracuse']],
  [PACIFIC, 'ID', ['coeur d alene', 'lewiston', 'moscow', 'sandpoint', 'post falls']],
  [MOUNTAIN, 'OR', ['ontario', 'vale', 'nyssa', 'malheur county']],
  [MOUNTAIN, 'NV', ['west wendover', 'jackpot']],
  [CENTRAL, 'ON', ['kenora', 'rainy river', 'dryden', 'fort frances']],
  [MOUNTAIN, 'BC', ['cranbrook', 'invermere', 'golden', 'fernie']],
  [MOUNTAIN, 'SK', ['lloydminster']],
  ['America/Halifax', 'NL', ['labrador city', 'happy valley goose bay', 'wabush']],
];

/** The time zone of `City, ST` (a ZIP or postal code may follow); `null` if the state is unknown. */
export function timeZoneOf(place: string): LoadTimeZone | null {
  const { city, state } = splitPlace(place) ?? { city: '', state: '' };
  const name = city
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const exception = EXCEPTIONS.find(
    ([, where, names]) => where === state && names.some((known) => known === name),
  );
  const majority = MAJORITY.find(([, states]) => states.split(' ').includes(state));
  return exception?.[0] ?? majority?.[0] ?? null;
}
