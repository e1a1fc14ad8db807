import { find, worst, type Threshold, type Verdict } from './finding.ts';
import type { LoadedSize } from './input.ts';
import { ROADS, type Road, type StateRule } from './rules.ts';

type Rows = ReadonlyMap<string, readonly StateRule[]>;
type Measure = 'width' | 'overallLength' | 'height' | 'gross';

/** Rules that give a number of pilot cars. If one and two have equal values, two applies. */
const COUNTING: readonly (readonly [rule: string, measure: Measure, count: number])[] = [
  ['escort_one_width_in', 'width', 1],
  ['escort_two_width_in', 'width', 2],
  ['escort_three_width_in', 'width', 3],
  ['escort_four_width_in', 'width', 4],
  ['escort_one_length_ft', 'overallLength', 1],
  ['escort_two_length_ft', 'overallLength', 2],
  ['escort_three_length_ft', 'overallLength', 3],
  ['escort_two_height_in', 'height', 2],
  ['escort_one_gross_lb', 'gross', 1],
];

/** Rules that say where a pilot car drives. Each restates a rule above, so they never add to the count. */
const PLACING: readonly (readonly [rule: string, measure: Measure, place: 'front' | 'rear'])[] = [
  ['escort_front_width_in', 'width', 'front'],
  ['escort_rear_width_in', 'width', 'rear'],
  ['escort_rear_length_ft', 'overallLength', 'rear'],
];

const POLICE: readonly (readonly [rule: string, measure: Measure])[] = [
  ['police_escort_width_in', 'width'],
  ['police_escort_length_ft', 'overallLength'],
  ['police_escort_height_in', 'height'],
  ['police_escort_gross_lb', 'gross'],
];

const HIGH_POLE = 'escort_high_pole_height_in';
/** Without these, "no threshold reached" could be wrong. */
const NEEDED = ['escort_one_width_in', 'escort_one_length_ft'] as const;

/** Pilot cars on one kind of road. Triggers may or may not add up, so the count is a minimum. */
export interface RoadEscorts {
  readonly road: Road;
  readonly atLeast: number;
  /** The count if every value found were right. */
  readonly possible: number;
  readonly places: readonly ('front' | 'rear')[];
}

export interface Escorts {
  /** The highest minimum of all roads. */
  readonly atLeast: number;
  readonly possible: number;
  readonly byRoad: readonly RoadEscorts[];
  /** A width or length rule is missing, or the load's measure. */
  readonly isPartlyUnknown: boolean;
  readonly highPole: Verdict;
  readonly police: Verdict;
  readonly thresholds: readonly Threshold[];
}

export function escortsFor(rows: Rows, size: LoadedSize, road: Road | null): Escorts {
  const roads = road === null ? ROADS : [road];
  const byRoad = roads.map((one) => onRoad(rows, size, one));
  const pole = find(rows.get(HIGH_POLE), size.height, road);
  const police = POLICE.flatMap(([rule, measure]) =>
    rows.has(rule) ? [find(rows.get(rule), size[measure], road)] : [],
  );
  const counted = [...COUNTING, ...PLACING].map(([rule, measure]) =>
    find(rows.get(rule), size[measure], road),
  );
  return {
    atLeast: Math.max(...byRoad.map(({ atLeast }) => atLeast)),
    possible: Math.max(...byRoad.map(({ possible }) => possible)),
    byRoad,
    isPartlyUnknown: NEEDED.some((rule) => {
      const measured = rule === 'escort_one_width_in' ? size.width : size.overallLength;
      return find(rows.get(rule), measured, road).verdict === 'unknown';
    }),
    highPole: pole.verdict,
    police: worst(police.map(({ verdict }) => verdict)),
    thresholds: [...counted, pole, ...police].flatMap(({ thresholds }) => thresholds),
  };
}

function onRoad(rows: Rows, size: LoadedSize, road: Road): RoadEscorts {
  const verdict = (rule: string, measure: Measure) =>
    find(rows.get(rule), size[measure], road).verdict;
  const counts = COUNTING.map(([rule, measure, count]) => ({
    verdict: verdict(rule, measure),
    count,
  }));
  const places = PLACING.map(([rule, measure, place]) => ({
    verdict: verdict(rule, measure),
    place,
    count: 1,
  }));
  const pole = { verdict: verdict(HIGH_POLE, 'height'), count: 1 };
  const all = [...counts, ...places, pole];
  const highest = (...verdicts: Verdict[]) =>
    Math.max(0, ...all.filter((each) => verdicts.includes(each.verdict)).map(({ count }) => count));
  return {
    road,
    atLeast: highest('fires'),
    possible: highest('fires', 'maybe'),
    places: [
      ...new Set(places.filter((each) => each.verdict === 'fires').map(({ place }) => place)),
    ],
  };
}

/** Pilot cars in the state that needs the most. */
export function mostEscorts(
  states: readonly { readonly escorts: Pick<Escorts, 'atLeast' | 'possible'> }[],
): Pick<Escorts, 'atLeast' | 'possible'> {
  return {
    atLeast: Math.max(0, ...states.map(({ escorts }) => escorts.atLeast)),
    possible: Math.max(0, ...states.map(({ escorts }) => escorts.possible)),
  };
}
