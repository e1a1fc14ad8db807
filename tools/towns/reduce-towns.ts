/** GeoNames' codes of the provinces and territories, by their number in the gazetteer. */
const PROVINCES: Readonly<Record<string, string>> = {
  ...{ '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON' },
  ...{ '09': 'PE', '10': 'QC', '11': 'SK', '12': 'YT', '13': 'NT', '14': 'NU' },
};
/** Parts of cities, and places that no one lives in anymore. */
const NOT_TOWNS = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);
/** Capitals, and seats of counties and districts: they are known even if they are small. */
const IS_SEAT = /^PPL[AC]/u;
const LEAST_PEOPLE = 1000;
/** Common names of cities that have a different name in the gazetteer. */
const USUAL_NAMES: Readonly<Record<string, string>> = { 'New York City': 'New York' };

const HEADER =
  '# Towns from GeoNames (https://www.geonames.org), CC BY 4.0: reduced, not corrected. Written by `npm run towns`.';

/** A town of the gazetteer. */
export interface Settlement {
  readonly name: string;
  readonly state: string;
  readonly people: number;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name of its time zone. */
  readonly zone: string;
  /** Large enough for the town list, or a seat. */
  readonly isListed: boolean;
}

/**
 * The towns of the US and Canada.
 *
 * @param gazetteer a table of GeoNames: tab-separated, without a header.
 */
export function readGazetteer(gazetteer: string): Settlement[] {
  const settlements: Settlement[] = [];
  for (const line of gazetteer.split('\n')) {
    const columns = line.split('\t');
    const [name = '', kind = '', country, region = ''] = [1, 7, 8, 10].map((at) => columns[at]);
    const people = Number(columns[14]);
    const state = country === 'US' ? region : country === 'CA' ? (PROVINCES[region] ?? '') : '';
    if (!/^[A-Z]{2}$/u.test(state) || NOT_TOWNS.has(kind)) continue;
    settlements.push({
      name: USUAL_NAMES[name] ?? name,
      state,
      people,
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      zone: columns[17] ?? '',
      isListed: people >= LEAST_PEOPLE || IS_SEAT.test(kind),
    });
  }
  return settlements;
}

/**
 * The site's town list: a line for each name, with its states and a letter for the size of the town
 * there, largest first (`Lima`, tab, `OHfPAbNYb`). Each letter is twice the size of its predecessor; `a`
 * is up to 2,000 people.
 */
export function reduceTowns(settlements: readonly Settlement[]): string {
  const towns = new Map<string, Map<string, number>>();
  for (const { name, state, people } of settlements.filter(({ isListed }) => isListed)) {
    const inStates = towns.get(name) ?? new Map<string, number>();
    towns.set(name, inStates);
    inStates.set(state, Math.max(people, inStates.get(state) ?? 0));
  }
  const lines = [...towns]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inStates]) => {
      const states = [...inStates].toSorted(
        ([a, few], [b, many]) => many - few || a.localeCompare(b),
      );
      return `${name}\t${states.map(([state, people]) => state + sizeLetter(people)).join('')}`;
    });
  return `${[HEADER, ...lines].join('\n')}\n`;
}

function sizeLetter(people: number): string {
  const doublings = Math.floor(Math.log2(Math.max(LEAST_PEOPLE, people) / LEAST_PEOPLE));
  return String.fromCodePoint('a'.charCodeAt(0) + doublings);
}
