import { CANADIAN_PROVINCES, US_STATES } from '@contracts/regions';
import { formatMeasure } from './wording';

/** A current value of a rule, as `rules_desk` returns it. */
export interface DeskRule {
  readonly id: string;
  readonly state: string;
  readonly rule: string;
  readonly road_class: string;
  readonly comparison: 'over' | 'at_or_over' | 'text';
  readonly value: string;
  readonly unit: string;
  readonly condition_note: string;
  readonly certainty: 'A' | 'B' | 'C';
  readonly as_of: string | null;
  readonly source_ids: readonly string[];
  readonly is_conflict: boolean;
}

export interface DeskSource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly kind: string;
  readonly url: string;
  readonly as_of: string | null;
  readonly retrieved_on: string;
}

/** The latest review of a state. */
export interface StateReview {
  readonly state: string;
  readonly reviewed_on: string;
  readonly reviewed_by: string | null;
}

export interface RuleDesk {
  readonly version: number;
  readonly rules: readonly DeskRule[];
  readonly sources: ReadonlyMap<string, DeskSource>;
  readonly reviews: readonly StateReview[];
}

export type Country = 'US' | 'CA';
const codes = (regions: readonly (readonly [string, string])[]) =>
  regions.map(([code]) => code).toSorted();
/** Codes of the states and provinces, in the order of the grid. */
export const STATES_OF: Readonly<Record<Country, readonly string[]>> = {
  US: codes(US_STATES),
  CA: codes(CANADIAN_PROVINCES),
};
export const countryOf = (state: string): Country => (STATES_OF.CA.includes(state) ? 'CA' : 'US');

/** The state before or after another one in its country. Wraps around at the ends. */
export function neighborState(state: string, step: 1 | -1): string {
  const states = STATES_OF[countryOf(state)];
  const at = states.indexOf(state);
  return states.at((at + step) % states.length) ?? state;
}

/** The rules of the sheet, in its order. */
export const RULE_GROUPS: readonly {
  readonly title: string;
  readonly rules: readonly (readonly [rule: string, label: string])[];
}[] = [
  {
    title: 'Legal size and weight',
    rules: [
      ['legal_width_in', 'Legal width'],
      ['legal_height_in', 'Legal height'],
      ['legal_length_trailer_ft', 'Legal trailer length'],
      ['legal_length_overall_ft', 'Legal overall length'],
      ['legal_gross_lb', 'Legal gross weight'],
      ['legal_gross_non_interstate_lb', 'Legal gross off Interstates'],
      ['semitrailer_min_length_nn_ft', 'Semitrailer on the National Network'],
    ],
  },
  {
    title: 'Routine permit maximum',
    rules: [
      ['permit_max_width_in', 'Routine permit width'],
      ['permit_max_height_in', 'Routine permit height'],
      ['permit_max_length_ft', 'Routine permit length'],
      ['permit_max_gross_lb', 'Routine permit gross weight'],
      ['auto_issue_max_width_in', 'Automatic permit width'],
      ['auto_issue_max_height_in', 'Automatic permit height'],
      ['auto_issue_max_length_ft', 'Automatic permit length'],
      ['auto_issue_max_gross_lb', 'Automatic permit gross weight'],
    ],
  },
  {
    title: 'Superload',
    rules: [
      ['superload_width_in', 'Superload width'],
      ['superload_height_in', 'Superload height'],
      ['superload_length_ft', 'Superload length'],
      ['superload_gross_lb', 'Superload gross weight'],
      ['superload_lead_days', 'Superload lead time'],
    ],
  },
  {
    title: 'Escorts',
    rules: [
      ['escort_one_width_in', '1 escort, width'],
      ['escort_two_width_in', '2 escorts, width'],
      ['escort_three_width_in', '3 escorts, width'],
      ['escort_four_width_in', '4 escorts, width'],
      ['escort_two_night_width_in', '2 escorts at night, width'],
      ['escort_front_width_in', 'Front escort, width'],
      ['escort_rear_width_in', 'Rear escort, width'],
      ['escort_one_length_ft', '1 escort, length'],
      ['escort_two_length_ft', '2 escorts, length'],
      ['escort_three_length_ft', '3 escorts, length'],
      ['escort_rear_length_ft', 'Rear escort, length'],
      ['escort_two_height_in', '2 escorts, height'],
      ['escort_one_gross_lb', '1 escort, gross weight'],
      ['escort_high_pole_height_in', 'High pole, height'],
      ['police_escort_width_in', 'Police escort, width'],
      ['police_escort_length_ft', 'Police escort, length'],
      ['police_escort_height_in', 'Police escort, height'],
      ['police_escort_gross_lb', 'Police escort, gross weight'],
      ['route_survey_height_in', 'Route survey, height'],
    ],
  },
  {
    title: 'Travel and permit',
    rules: [
      ['daylight_only', 'Daylight only'],
      ['weekend_travel', 'Weekend travel'],
      ['holiday_travel', 'Holiday travel'],
      ['metro_curfew', 'Metro curfew'],
      ['corridor_note', 'Corridors'],
      ['toll_road_note', 'Toll roads'],
      ['permit_valid_days', 'Permit valid'],
      ['permit_lead_business_days', 'Permit lead time, business days'],
      ['issuing_agency', 'Issued by'],
    ],
  },
];

const LABELS = new Map(RULE_GROUPS.flatMap(({ rules }) => rules));
/** A rule's name on the rules desk. */
export const deskLabel = (rule: string): string => LABELS.get(rule) ?? rule.replaceAll('_', ' ');

/** The unit of a rule's values, as the database derives it from the name. */
export const unitOf = (rule: string): string => /_(in|ft|lb|days)$/u.exec(rule)?.[1] ?? 'text';

export const ROADS: Readonly<Record<string, string>> = {
  any: 'All roads',
  interstate: 'Interstates',
  four_lane: 'Four-lane roads',
  two_lane: 'Two-lane roads',
};
export const COMPARISONS: Readonly<Record<DeskRule['comparison'], string>> = {
  over: 'Over',
  at_or_over: 'At or over',
  text: 'In words',
};

/** A value as people read it: 8′-6″, 80,000 lb, 5 days. */
export function shownValue({
  value,
  unit,
  comparison,
}: Pick<DeskRule, 'value' | 'unit' | 'comparison'>): string {
  const isNumber = /^\d+(\.\d+)?$/u.test(value);
  if (unit === 'days') return /^[\d-]+$/u.test(value) ? `${value} days` : value;
  if (comparison === 'text' && !isNumber) return value;
  return unit === 'text' ? value : formatMeasure(Number(value), unit);
}

const OFFICIAL = ['statute', 'regulation', 'state_manual', 'federal_compilation'];

/** The sources of a value, the most official first, those without a link last. */
export function sourcesOf({ sources }: RuleDesk, { source_ids }: DeskRule): DeskSource[] {
  const rank = ({ kind, url }: DeskSource) =>
    (url === '' ? 10 : 0) + (OFFICIAL.includes(kind) ? OFFICIAL.indexOf(kind) : OFFICIAL.length);
  return source_ids.flatMap((id) => sources.get(id) ?? []).toSorted((a, b) => rank(a) - rank(b));
}

/** A statute by its title, a trade site by its publisher. */
export const sourceName = ({ kind, title, publisher }: DeskSource): string =>
  OFFICIAL.includes(kind) || publisher === '' ? title : publisher;

/** `Feb 2015`, `2015`, `Feb 3, 2015` or `Undated`. */
export function shownDate(asOf: string | null): string {
  if (asOf === null) return 'Undated';
  const [year = '', month, day] = asOf.split('-');
  if (month === undefined) return year;
  return new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    ...(day !== undefined && { day: 'numeric' }),
  });
}

/** One rule on one kind of road: the value to use and the other values found. */
export interface RuleEntry {
  readonly used: DeskRule;
  readonly others: readonly DeskRule[];
}

/** The entries of a state's sheet, by group; groups without values are left out. */
export function stateSheet(rules: readonly DeskRule[], state: string) {
  const own = rules.filter((row) => row.state === state);
  const roads = Object.keys(ROADS);
  return RULE_GROUPS.map(({ title, rules: inGroup }) => ({
    title,
    entries: inGroup.flatMap(([rule]) =>
      own
        .filter((row) => row.rule === rule && !row.is_conflict)
        .toSorted((a, b) => roads.indexOf(a.road_class) - roads.indexOf(b.road_class))
        .map((used): RuleEntry => ({
          used,
          others: own.filter(
            (row) => row.rule === rule && row.road_class === used.road_class && row.is_conflict,
          ),
        })),
    ),
  })).filter(({ entries }) => entries.length > 0);
}

/** Numbers about a state's current values. */
export interface StateCounts {
  readonly values: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly conflicts: number;
  readonly undated: number;
}

export function countState(rules: readonly DeskRule[], state: string): StateCounts {
  const own = rules.filter((row) => row.state === state);
  const used = own.filter(({ is_conflict }) => !is_conflict);
  const of = (mark: DeskRule['certainty']) =>
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

/** The rules' compilers named these to check first: much traffic, and much that is uncertain. */
const FIRST = ['IN', 'IL', 'TX', 'PA', 'GA', 'FL', 'CA', 'WA', 'VA', 'MI'];

export interface DueState extends StateCounts {
  readonly state: string;
  readonly reviewedOn: string | null;
}

const isOlderThanAYear = (asOf: string, today: string) =>
  `${String(Number(asOf.slice(0, 4)) + 1)}${asOf.slice(4)}` <= today.slice(0, asOf.length);

/**
 * States to review: not reviewed for 12 months, and with a value that is older than that, undated, from
 * one source or contradicted. `today` is a day like 2026-11-24.
 */
export function dueStates({ rules, reviews }: RuleDesk, today: string): DueState[] {
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
export function coverage(rules: readonly DeskRule[], country: Country): Coverage[] {
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

/** Values, notes, rules, states and sources that contain every word of a search. */
export function searchRules({ rules, sources }: RuleDesk, text: string): DeskRule[] {
  const words = text.toLowerCase().split(/\s+/u);
  return rules.filter((row) => {
    const inSources = row.source_ids
      .map((id) => sources.get(id))
      .map((source) => `${source?.title ?? ''} ${source?.publisher ?? ''} ${source?.url ?? ''}`);
    const all = [row.state, deskLabel(row.rule), row.value, shownValue(row), row.condition_note]
      .concat(inSources, row.source_ids)
      .join(' ')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
