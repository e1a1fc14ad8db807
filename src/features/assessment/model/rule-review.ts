import {
  countryOf,
  STATES_OF,
  type Country,
  type CurrentRule,
  type RulesDeskData,
} from './rules-desk';
import { RULE_GROUPS } from './rule-names';

/** Numbers about a state's current values. */
export interface StateCounts {
  readonly values: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly conflicts: number;
  readonly undated: number;
}

export function countState(rules: readonly CurrentRule[], state: string): StateCounts {
  const own = rules.filter((row) => row.state === state);
  const used = own.filter(({ is_conflict }) => !is_conflict);
  const of = (mark: CurrentRule['certainty']) =>
    used.filter(({ certainty }) => certainty === mark).length;
  return {
    values: used.length,
    A: of('A'),
    B: of('B'),
    C: of('C'),
    conflicts: own.length - used.length,
    undated: used.filter(({ as_of }) => as_of === null).length,
  };
}

/** The people who compiled the rules said to check these first: heavy traffic and many uncertain values. */
const FIRST = ['IN', 'IL', 'TX', 'PA', 'GA', 'FL', 'CA', 'WA', 'VA', 'MI'];

export interface DueState extends StateCounts {
  readonly state: string;
  readonly reviewedOn: string | null;
}

const isOlderThanAYear = (asOf: string, today: string) =>
  `${String(Number(asOf.slice(0, 4)) + 1)}${asOf.slice(4)}` <= today.slice(0, asOf.length);

/**
 * States to review: not reviewed for 12 months, and with a value that is older than 12 months, undated,
 * single-source or conflicting. `today` is a day like 2026-11-24.
 */
export function dueStates({ rules, reviews }: RulesDeskData, today: string): DueState[] {
  const rank = (state: string) => (FIRST.includes(state) ? FIRST.indexOf(state) : FIRST.length);
  return [...STATES_OF.US, ...STATES_OF.CA]
    .flatMap((state): DueState[] => {
      const reviewedOn = reviews.find((review) => review.state === state)?.reviewed_on ?? null;
      if (reviewedOn !== null && !isOlderThanAYear(reviewedOn, today)) return [];
      const isDue = rules.some(
        (row) =>
          row.state === state &&
          (row.is_conflict ||
            row.certainty === 'C' ||
            row.as_of === null ||
            isOlderThanAYear(row.as_of, today)),
      );
      return isDue ? [{ state, reviewedOn, ...countState(rules, state) }] : [];
    })
    .toSorted((a, b) => rank(a.state) - rank(b.state) || b.C - a.C);
}

export interface Coverage {
  readonly rule: string;
  readonly label: string;
  readonly known: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
}

/** In how many states of a country each rule has a value, by its best certainty. */
export function coverage(rules: readonly CurrentRule[], country: Country): Coverage[] {
  const best = new Map<string, Map<string, string>>();
  for (const { state, rule, certainty, is_conflict } of rules) {
    if (is_conflict || countryOf(state) !== country) continue;
    const states = best.get(rule) ?? new Map<string, string>();
    best.set(rule, states);
    const known = states.get(state);
    if (known === undefined || certainty < known) states.set(state, certainty);
  }
  return RULE_GROUPS.flatMap(({ rules: inGroup }) =>
    inGroup.map(([rule, label]) => {
      const marks = [...(best.get(rule)?.values() ?? [])];
      const of = (mark: string) => marks.filter((own) => own === mark).length;
      return { rule, label, known: marks.length, A: of('A'), B: of('B'), C: of('C') };
    }),
  );
}
