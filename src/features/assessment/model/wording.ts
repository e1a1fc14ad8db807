import type { Escorts, RoadEscorts } from '@assessment/escorts';
import type { Evidence, Threshold } from '@assessment/finding';
import type { AssessedState, BriefAssessment } from '@assessment/snapshot';
import { EXPECTATIONS, type Expectation, type StateAssessment } from '@assessment/state';
import { formatFeet } from '@domain/numbers/length';
import { joinList } from '@domain/text/join-list';
import { formatLb } from '@domain/numbers/pounds';
import { countOf } from '@domain/numbers/counts';

/** A value's certainty in words. */
export const CERTAINTY_WORDS = {
  A: 'Official source',
  B: 'Two sources agree',
  C: 'One source',
  disagree: 'Sources disagree',
  unknown: 'Not known',
} as const;
export type CertaintyMark = keyof typeof CERTAINTY_WORDS;

export const ROAD_WORDS: Readonly<Record<string, string>> = {
  interstate: 'Interstates',
  four_lane: 'Four-lane roads',
  two_lane: 'Two-lane roads',
};

const RULE_LABELS: Readonly<Record<string, string>> = {
  legal_width_in: 'Legal width',
  legal_height_in: 'Legal height',
  legal_length_trailer_ft: 'Legal trailer length',
  legal_length_overall_ft: 'Legal overall length',
  legal_gross_lb: 'Legal gross',
  legal_gross_non_interstate_lb: 'Legal gross',
  superload_width_in: 'Superload width',
  superload_height_in: 'Superload height',
  superload_length_ft: 'Superload length',
  superload_gross_lb: 'Superload gross',
  permit_max_width_in: 'Routine permit, width',
  permit_max_height_in: 'Routine permit, height',
  permit_max_length_ft: 'Routine permit, length',
  permit_max_gross_lb: 'Routine permit, gross',
  escort_one_width_in: 'Pilot car, width',
  escort_two_width_in: 'Two pilot cars, width',
  escort_three_width_in: 'Three pilot cars, width',
  escort_four_width_in: 'Four pilot cars, width',
  escort_one_length_ft: 'Pilot car, length',
  escort_two_length_ft: 'Two pilot cars, length',
  escort_three_length_ft: 'Three pilot cars, length',
  escort_two_height_in: 'Two pilot cars, height',
  escort_one_gross_lb: 'Pilot car, gross',
  escort_high_pole_height_in: 'High pole, height',
  police_escort_width_in: 'Police escort, width',
  police_escort_length_ft: 'Police escort, length',
  police_escort_height_in: 'Police escort, height',
  police_escort_gross_lb: 'Police escort, gross',
  route_survey_height_in: 'Route survey, height',
};

export const ruleLabel = (rule: string): string => RULE_LABELS[rule] ?? rule;

/** Always shown; other rules only if the load reaches them. */
const CORE = new Set([
  'legal_width_in',
  'legal_height_in',
  'legal_length_trailer_ft',
  'legal_gross_lb',
  'superload_width_in',
  'superload_height_in',
  'superload_length_ft',
  'superload_gross_lb',
  'escort_one_width_in',
  'escort_one_length_ft',
]);

/** A line on a state's card. */
export interface ShownThreshold extends Threshold {
  /** The kinds of roads with this value; `any` is every road that has no value of its own. */
  readonly roads: readonly string[];
}

/**
 * The thresholds to show on a state's card, each value once. Front and rear rules only restate rules
 * with a number of pilot cars.
 */
export function shownThresholds({ thresholds }: StateAssessment): ShownThreshold[] {
  const shown = new Map<string, ShownThreshold>();
  for (const threshold of thresholds) {
    const { rule, text, comparison, isOther, isFired, result, road } = threshold;
    const isWorthALine = isFired || result === 'at' || CORE.has(rule);
    if (!isWorthALine || !Object.hasOwn(RULE_LABELS, rule)) continue;
    // Some rules want the same car in front on one road and in the rear on another.
    const place = /^(?:front|rear)\b/u.exec(threshold.note ?? '')?.[0];
    const key = [rule, text, comparison, isOther, place].join(' ');
    const same = shown.get(key);
    // If values are equal, the most certain one is shown.
    const isSurer = same === undefined || threshold.certainty < same.certainty;
    shown.set(key, {
      ...(isSurer ? threshold : same),
      roads: [...new Set([...(same?.roads ?? []), road])],
    });
  }
  return [...shown.values()];
}

/** `Four-lane and two-lane roads`; empty if a value applies on any road. */
export function roadsText(roads: readonly string[]): string {
  if (roads.includes('any')) return '';
  return roads
    .map((road) => ROAD_WORDS[road] ?? road)
    .join(', ')
    .replace(' roads, Two', ' and two');
}

/** A value in feet and inches or pounds. */
export const formatMeasure = (value: number, unit: string): string => {
  if (unit === 'lb') return formatLb(value);
  return formatFeet(unit === 'in' ? value / 12 : value);
};

/** `over 8′-6″`, `8′-6″ or more`, or what the source says in words. */
export function thresholdText({ value, unit, comparison, text }: Evidence): string {
  if (value === null) return text;
  const measure = formatMeasure(value, unit);
  return comparison === 'at_or_over' ? `${measure} or more` : `over ${measure}`;
}

/** The load's measure beside a threshold. */
export const measuredText = ({ measured, unit }: Threshold): string =>
  measured === null ? 'Not known' : formatMeasure(measured, unit === 'lb' ? 'lb' : 'ft');

const VERDICTS: Readonly<Record<Expectation, string>> = {
  within: 'Within the limits on file',
  unknown: 'Not known',
  permit_possible: 'May need a permit',
  permit: 'Expect a permit',
  superload_possible: 'May be treated as a superload',
  superload: 'Expect a superload permit',
};

export const verdictText = ({
  expectation,
  superload,
}: Pick<AssessedState, 'expectation' | 'superload'>): string =>
  expectation === 'permit' && superload === 'unknown'
    ? 'Permit. Superload not known'
    : VERDICTS[expectation];

const cars = (count: number) => countOf(count, 'pilot car');

/** The pilot cars a state requires, and their positions. */
export function escortText({ atLeast, possible, byRoad, isPartlyUnknown }: Escorts): string {
  const most = byRoad.filter((road) => road.atLeast === atLeast);
  if (atLeast > 0) {
    return [`At least ${cars(atLeast)}`, placeText(most), roadText(most, byRoad)]
      .filter((part) => part !== '')
      .join(', ');
  }
  if (possible > 0) return `${cars(possible)} possible`;
  return isPartlyUnknown ? 'Pilot cars not known' : 'No pilot car threshold reached';
}

const placeText = (roads: readonly RoadEscorts[]) => {
  const places = new Set(roads.flatMap(({ places: own }) => own));
  const [first] = places;
  return places.size === 1 && first !== undefined ? first : '';
};

const roadText = (roads: readonly RoadEscorts[], all: readonly RoadEscorts[]) =>
  roads.length === all.length
    ? ''
    : `on ${joinList(roads.map(({ road }) => ROAD_WORDS[road]?.toLowerCase() ?? road))}`.replace(
        'interstates',
        'Interstates',
      );

const inStates = (count: number, all: number) => {
  if (count < all) return `in ${String(count)} of ${String(all)} states`;
  if (all === 1) return 'in this state';
  return all === 2 ? 'in both states' : `in all ${String(all)} states`;
};

/** The answer in two sentences. `isSent`: a missing weight can't be entered anymore. */
export function headline({ states, size }: BriefAssessment, isSent = false): string {
  const total = states.length;
  const atLeast = (expectation: Expectation) =>
    states.filter(
      (state) => EXPECTATIONS.indexOf(state.expectation) >= EXPECTATIONS.indexOf(expectation),
    );
  const over = states.filter((state) => state.over.length > 0);
  if (over.length === 0) {
    const maybe = atLeast('permit_possible').length;
    if (maybe > 0) return `You may need a permit ${inStates(maybe, total)}. Check with the state.`;
    if (states.every(({ expectation }) => expectation === 'within')) {
      return `Within the limits on file ${inStates(total, total)}. Check with each permit office.`;
    }
    return size.gross === null && !isSent
      ? 'Enter the weight to see what to expect.'
      : `Not known ${inStates(atLeast('unknown').length, total)}. Check with the permit office.`;
  }
  const isOversize = over.some((state) => state.over.some((measure) => measure !== 'gross'));
  const isOverweight = over.some((state) => state.over.includes('gross'));
  const what = [isOversize && 'oversize', isOverweight && 'overweight']
    .filter((word) => word !== false)
    .join(' and ');
  const first = `${what.charAt(0).toUpperCase()}${what.slice(1)} ${inStates(over.length, total)}.`;
  const expected = atLeast('superload').length;
  const unknown = states.filter(({ expectation }) => expectation === 'unknown').length;
  const rest = unknown === 0 ? '' : ` Not known in ${String(unknown)}.`;
  if (expected > 0) {
    return `${first} Expect a superload permit in at least ${String(expected)}.${rest}`;
  }
  const possible = atLeast('superload_possible').length;
  if (possible > 0) {
    return `${first} It may be treated as a superload in ${String(possible)}.${rest}`;
  }
  const unclear = over.filter(({ superload }) => superload === 'unknown').length;
  const superload = unclear === 0 ? '' : ` Superload not known in ${String(unclear)}.`;
  return `${first} Expect a permit ${over.length === 1 ? 'there' : 'in each'}.${superload}${rest}`;
}

/** Why the answer isn't certain at a threshold. */
export const AT_THRESHOLD = 'Exactly at a threshold, so the measured size decides.';
/** A short form for tables. */
export function escortCount({
  atLeast,
  possible,
  isPartlyUnknown,
}: AssessedState['escorts']): string {
  if (atLeast > 0) return `At least ${String(atLeast)}`;
  if (possible > 0) return `${String(possible)} possible`;
  return isPartlyUnknown ? 'Not known' : 'No threshold reached';
}
