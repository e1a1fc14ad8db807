import { CANADIAN_PROVINCES, US_STATES, stateName } from '@domain/places/states';
import type { RuleValue } from '@contracts/rule-import';
import { foldText } from '@/shared/lib/fold-text';
import { ruleName, ROADS, RULE_GROUPS } from './rule-names';
import { formatMeasure } from './wording';

/** A current value of a rule, as `rules_desk` returns it. */
export interface CurrentRule extends RuleValue {
  readonly id: string;
}

export interface SourceRecord {
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

export interface RulesDeskData {
  readonly version: number;
  readonly rules: readonly CurrentRule[];
  readonly sources: ReadonlyMap<string, SourceRecord>;
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

export const COMPARISONS: Readonly<Record<CurrentRule['comparison'], string>> = {
  over: 'Over',
  at_or_over: 'At or over',
  text: 'In words',
};

/** A value as people read it: 8′-6″, 80,000 lb, 5 days. */
export function shownValue({
  value,
  unit,
  comparison,
}: Pick<CurrentRule, 'value' | 'unit' | 'comparison'>): string {
  const isNumber = /^\d+(\.\d+)?$/u.test(value);
  if (unit === 'days') return /^[\d-]+$/u.test(value) ? `${value} days` : value;
  if (comparison === 'text' && !isNumber) return value;
  return unit === 'text' ? value : formatMeasure(Number(value), unit);
}

const OFFICIAL = ['statute', 'regulation', 'state_manual', 'federal_compilation'];

/** The sources of a value, the most official first, those without a link last. */
export function sourcesOf({ sources }: RulesDeskData, { source_ids }: CurrentRule): SourceRecord[] {
  const rank = ({ kind, url }: SourceRecord) =>
    (url === '' ? 10 : 0) + (OFFICIAL.includes(kind) ? OFFICIAL.indexOf(kind) : OFFICIAL.length);
  return source_ids.flatMap((id) => sources.get(id) ?? []).toSorted((a, b) => rank(a) - rank(b));
}

/** A statute by its title, a trade site by its publisher. */
export const sourceName = ({ kind, title, publisher }: SourceRecord): string =>
  OFFICIAL.includes(kind) || publisher === '' ? title : publisher;

/** One rule on one kind of road: the value to use and the other values found. */
export interface RuleEntry {
  readonly used: CurrentRule;
  readonly others: readonly CurrentRule[];
}

/** The rules of a state, by group; groups without values are left out. */
export function rulesOfState(rules: readonly CurrentRule[], state: string) {
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

/** Values, notes, rules, states and sources that contain every word of a search. */
export function searchRules({ rules, sources }: RulesDeskData, text: string): CurrentRule[] {
  const words = foldText(text).split(/\s+/u);
  return rules.filter((row) => {
    const inSources = row.source_ids
      .map((id) => sources.get(id))
      .map((source) => `${source?.title ?? ''} ${source?.publisher ?? ''} ${source?.url ?? ''}`);
    const own = [row.state, stateName(row.state), ruleName(row.rule), row.value, shownValue(row)];
    const all = foldText(own.concat(row.condition_note, inSources, row.source_ids).join(' '));
    return words.every((word) => all.includes(word));
  });
}
