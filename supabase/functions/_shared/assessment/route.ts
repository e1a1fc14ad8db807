import type { AssessmentProblem } from './input.ts';
import { isState } from '../domain/places/states.ts';

/** Two states or provinces that touch, as `state_borders` stores it. */
export interface Border {
  readonly state_a: string;
  readonly state_b: string;
  readonly link: 'road' | 'bridge' | 'link' | 'ferry_only';
}

type Point = readonly [latitude: number, longitude: number];

/** Borders by state. Built once for many routes. */
export type BorderMap = ReadonlyMap<string, ReadonlyMap<string, Border['link']>>;

export function borderMap(borders: readonly Border[]): BorderMap {
  const map = new Map<string, Map<string, Border['link']>>();
  const link = (from: string, to: string, by: Border['link']) => {
    const neighbors = map.get(from) ?? new Map<string, Border['link']>();
    map.set(from, neighbors.set(to, by));
  };
  for (const { state_a: a, state_b: b, link: by } of borders) {
    link(a, b, by);
    link(b, a, by);
  }
  return map;
}

interface Path {
  readonly states: readonly string[];
  readonly miles: number;
}

/**
 * The shortest chain of states over roads and bridges; of equally short ones, the most direct. Null if no
 * road leads there.
 */
export function proposeRoute(
  from: string,
  to: string,
  borders: BorderMap,
  centers: ReadonlyMap<string, Point>,
): string[] | null {
  if (!isState(from) || !isState(to)) return null;
  const visited = new Set([from]);
  let paths: Path[] = [{ states: [from], miles: 0 }];
  while (paths.length > 0) {
    const arrived = paths.filter(({ states }) => states.at(-1) === to);
    if (arrived.length > 0) return [...(shortest(arrived)?.states ?? [])];
    const next = new Map<string, Path[]>();
    for (const { states, miles } of paths) {
      const last = states.at(-1) ?? from;
      for (const [state, link] of borders.get(last) ?? []) {
        if (link === 'ferry_only' || visited.has(state)) continue;
        const path = { states: [...states, state], miles: miles + distance(last, state, centers) };
        next.set(state, [...(next.get(state) ?? []), path]);
      }
    }
    for (const state of next.keys()) visited.add(state);
    // One path to each state is enough: the rest of the way is the same for all of them.
    paths = [...next.values()].flatMap((all) => shortest(all) ?? []);
  }
  return null;
}

const shortest = (paths: readonly Path[]): Path | undefined =>
  [...paths].sort((a, b) => a.miles - b.miles)[0];

const MILES_PER_DEGREE = 69;

function distance(from: string, to: string, centers: ReadonlyMap<string, Point>): number {
  const [a, b] = [centers.get(from), centers.get(to)];
  if (a === undefined || b === undefined) return 0;
  const shrink = Math.cos(((a[0] + b[0]) / 2) * (Math.PI / 180));
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * shrink) * MILES_PER_DEGREE;
}

/** The problems of a chain of states: unknown, repeated, not touching, or only by ferry. */
export function routeProblems(states: readonly string[], borders: BorderMap): AssessmentProblem[] {
  const problems: AssessmentProblem[] = [];
  const seen = new Set<string>();
  for (const [index, state] of states.entries()) {
    if (!isState(state)) {
      problems.push({
        code: 'unknown_state',
        message: `${state} isn’t a US state or Canadian province.`,
      });
      continue;
    }
    if (seen.has(state)) {
      problems.push({ code: 'repeated_state', message: `${state} is on the route twice.` });
    }
    seen.add(state);
    const before = states[index - 1];
    if (before === undefined || before === state || !isState(before)) continue;
    const link = borders.get(before)?.get(state);
    if (link === undefined) {
      problems.push({
        code: 'no_border',
        message: `${before} and ${state} don’t border. Add the states between them.`,
      });
    } else if (link === 'ferry_only') {
      problems.push({
        code: 'ferry_only',
        message: `Only a ferry connects ${before} and ${state}. Choose a route by road.`,
      });
    }
  }
  return problems;
}
