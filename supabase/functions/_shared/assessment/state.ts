import { escortsFor, type Escorts } from './escorts.ts';
import { evidenceOf, find, type Evidence, type Finding, type Threshold } from './finding.ts';
import type { AssessedLeg, LoadedSize } from './input.ts';
import type { RulesByState, StateRule } from './rules.ts';

/**
 * The answers about a state, from the least to the most. `within` means within every value on file,
 * never "legal"; `unknown` means a value or a measure is missing.
 */
export const EXPECTATIONS = [
  'within',
  'unknown',
  'permit_possible',
  'permit',
  'superload_possible',
  'superload',
] as const;
export type Expectation = (typeof EXPECTATIONS)[number];

/** The answer about a superload. `unknown`: we have no superload limit for a measure over legal size. */
export type Superload = 'not_reached' | 'unknown' | 'possible' | 'expected';

export type Measure = 'width' | 'height' | 'length' | 'gross';

export interface StateAssessment {
  readonly state: string;
  readonly expectation: Expectation;
  readonly superload: Superload;
  /** The measures over legal size or weight. */
  readonly over: readonly Measure[];
  /** A measure is exactly at a threshold, so the measured size decides. */
  readonly isAtThreshold: boolean;
  readonly legal: Readonly<Record<Measure, Finding>>;
  readonly thresholds: readonly Threshold[];
  /** Rules that lack a value needed for this load. */
  readonly missing: readonly string[];
  readonly escorts: Escorts;
  readonly needsRouteSurvey: boolean;
  /** Travel times, permit validity and other texts by rule. */
  readonly texts: Readonly<Record<string, readonly Evidence[]>>;
}

type Rows = ReadonlyMap<string, readonly StateRule[]>;

const TEXT_RULES = [
  'daylight_only',
  'weekend_travel',
  'holiday_travel',
  'metro_curfew',
  'toll_road_note',
  'corridor_note',
  'permit_valid_days',
  'issuing_agency',
] as const;

export function assessState(
  { state, road }: AssessedLeg,
  size: LoadedSize,
  rules: RulesByState,
): StateAssessment {
  const rows: Rows = rules.get(state) ?? new Map<string, readonly StateRule[]>();
  const legal = legalFindings(rows, size, road);
  const special = superloadFindings(rows, size, road);
  const measures = Object.keys(legal) as Measure[];
  const over = measures.filter((measure) => legal[measure].verdict === 'fires');
  // A superload value matters only for a measure that isn't known to be within legal size.
  const matters = measures.filter((measure) => !isWithin(legal[measure]));
  const superload = superloadOf(matters.map((measure) => special[measure]));
  const escorts = escortsFor(rows, size, road);
  const survey = find(rows.get('route_survey_height_in'), size.height, road);
  const thresholds = [
    ...Object.values(legal),
    ...Object.values(special).flatMap(({ limit, routine }) => [limit, routine]),
    escorts,
    survey,
  ].flatMap((finding) => finding.thresholds);
  return {
    state,
    expectation: expectationOf(Object.values(legal), superload),
    superload,
    over,
    isAtThreshold: thresholds.some(({ result }) => result === 'at'),
    legal,
    thresholds,
    missing: [
      ...measures.flatMap((measure) => missingOf(LEGAL_RULES[measure], legal[measure])),
      ...matters.flatMap((measure) => missingOf(SUPERLOAD_RULES[measure], special[measure].limit)),
    ],
    escorts,
    needsRouteSurvey: survey.verdict === 'fires' || survey.verdict === 'maybe',
    texts: Object.fromEntries(
      TEXT_RULES.map((rule) => [
        rule,
        (rows.get(rule) ?? []).map((row) => evidenceOf(row, row.conflicts)),
      ]),
    ),
  };
}

const LEGAL_RULES = {
  width: 'legal_width_in',
  height: 'legal_height_in',
  length: 'legal_length_trailer_ft',
  gross: 'legal_gross_lb',
} as const;

const SUPERLOAD_RULES = {
  width: 'superload_width_in',
  height: 'superload_height_in',
  length: 'superload_length_ft',
  gross: 'superload_gross_lb',
} as const;

const ROUTINE_RULES = {
  width: 'permit_max_width_in',
  height: 'permit_max_height_in',
  length: 'permit_max_length_ft',
  gross: 'permit_max_gross_lb',
} as const;

const missingOf = (rule: string, { verdict }: Finding) => (verdict === 'unknown' ? [rule] : []);

const isWithin = ({ verdict }: Finding) => verdict === 'not_reached' || verdict === 'none';

/** The legal limits. A load over the Interstate's limit is over elsewhere too, but not the reverse. */
function legalFindings(rows: Rows, size: LoadedSize, road: AssessedLeg['road']) {
  const legal = (rule: string, measured: number | null): Finding => {
    const own = find(rows.get(rule), measured, road);
    if (own.verdict !== 'unknown' || road === null) return own;
    const anywhere = find(rows.get(rule), measured, 'interstate');
    return anywhere.verdict === 'fires' ? anywhere : own;
  };
  const trailer = legal(LEGAL_RULES.length, size.trailerLength);
  const overall = find(rows.get('legal_length_overall_ft'), size.overallLength, road);
  // States limit the whole combination off the National Network only.
  const isOverall = road !== 'interstate' && ['fires', 'maybe'].includes(overall.verdict);
  const offInterstate = rows.get('legal_gross_non_interstate_lb');
  return {
    width: legal(LEGAL_RULES.width, size.width),
    height: legal(LEGAL_RULES.height, size.height),
    length: {
      ...(isOverall ? overall : trailer),
      thresholds: [...trailer.thresholds, ...overall.thresholds],
    },
    gross:
      offInterstate !== undefined && road !== null && road !== 'interstate'
        ? find(offInterstate, size.gross, road)
        : legal(LEGAL_RULES.gross, size.gross),
  } satisfies Record<Measure, Finding>;
}

interface Special {
  /** Where the state's superload begins. */
  readonly limit: Finding;
  /** The largest load a routine permit covers. */
  readonly routine: Finding;
}

function superloadFindings(rows: Rows, size: LoadedSize, road: AssessedLeg['road']) {
  const special = (measure: Measure, measured: number | null): Special => ({
    limit: find(rows.get(SUPERLOAD_RULES[measure]), measured, road),
    routine: find(rows.get(ROUTINE_RULES[measure]), measured, road),
  });
  return {
    width: special('width', size.width),
    height: special('height', size.height),
    length: special('length', size.overallLength),
    gross: special('gross', size.gross),
  } satisfies Record<Measure, Special>;
}

function superloadOf(findings: readonly Special[]): Superload {
  const has = (test: (special: Special) => boolean) => findings.some(test);
  if (has(({ limit }) => limit.verdict === 'fires' && !limit.isWeak)) return 'expected';
  if (has(isSuperloadPossible)) return 'possible';
  return has(({ limit }) => limit.verdict === 'unknown') ? 'unknown' : 'not_reached';
}

const isReachable = ({ verdict }: Finding) => verdict === 'fires' || verdict === 'maybe';

/** A routine maximum alone doesn't say where superloads begin. */
const isSuperloadPossible = ({ limit, routine }: Special): boolean =>
  isReachable(limit) || (limit.verdict !== 'unknown' && isReachable(routine));

function expectationOf(legal: readonly Finding[], superload: Superload): Expectation {
  if (superload === 'expected') return 'superload';
  if (superload === 'possible') return 'superload_possible';
  if (legal.some(({ verdict }) => verdict === 'fires')) return 'permit';
  if (legal.some(({ verdict }) => verdict === 'maybe')) return 'permit_possible';
  return legal.every(isWithin) ? 'within' : 'unknown';
}
