import { stateName } from '@domain/places/states';

/** A town of a name in one state or province. */
export interface Town {
  readonly name: string;
  readonly state: string;
  /** The number of times 1,000 people double to reach its population: 5 is 32,000 to 64,000 people. */
  readonly size: number;
}

interface Entry {
  readonly folded: string;
  readonly towns: readonly Town[];
}

/** The town list, ready to search: entries by their folded name. */
export type TownList = ReadonlyMap<string, readonly Town[]>;

/** `Lima, OH`. */
export const townText = ({ name, state }: Town): string => `${name}, ${state}`;

const SHORT: Readonly<Record<string, string>> = {
  ...{ saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' },
};

/** A name as people may type it: no case, accents or punctuation, and `St` for `Saint`. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’.]/gu, '')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()
    .replace(/^(?:saint|sainte|fort|mount)\b/u, (word) => SHORT[word] ?? word);
}

/** Reads the file that `npm run towns` writes. */
export function readTowns(file: string): TownList {
  const list = new Map<string, readonly Town[]>();
  for (const line of file.split('\n')) {
    const [name = '', states] = line.split('\t');
    if (states === undefined) continue;
    const folded = foldName(name);
    const towns = [...states.matchAll(/([A-Z]{2})([a-z])/gu)].map(
      ([, state = '', letter = 'a']): Town => ({
        name,
        state,
        size: letter.charCodeAt(0) - 'a'.charCodeAt(0),
      }),
    );
    // `Saint Louis` and `St. Louis` are one name.
    list.set(folded, [...(list.get(folded) ?? []), ...towns]);
  }
  return list;
}

const bySize = (a: Town, b: Town) => b.size - a.size;

/**
 * Towns that start with what was typed, a town of exactly that name first, then the largest. After a
 * comma, only towns in states that start with the rest.
 */
export function suggestTowns(list: TownList, text: string, most = 6): Town[] {
  const [typedName = '', typedState = ''] = text.split(',');
  const start = foldName(typedName);
  if (start.length < 2) return [];
  const wanted = typedState.trim().toLowerCase();
  const isWanted = ({ state }: Town) =>
    wanted === '' ||
    state.toLowerCase().startsWith(wanted) ||
    stateName(state).toLowerCase().startsWith(wanted);
  const found: Entry[] = [];
  for (const [folded, towns] of list) {
    if (text.includes(',') ? folded === start : folded.startsWith(start)) {
      found.push({ folded, towns: towns.filter(isWanted) });
    }
  }
  const exact = found.filter(({ folded }) => folded === start).flatMap(({ towns }) => towns);
  const longer = found.filter(({ folded }) => folded !== start).flatMap(({ towns }) => towns);
  return [...exact.toSorted(bySize), ...longer.toSorted(bySize)].slice(0, most);
}
