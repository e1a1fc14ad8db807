import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readPlace } from '@domain/places/place';
import { MEXICO } from '@domain/places/place-names';
import { assessLoad } from '@assessment/assess';
import { STATE_CENTERS } from '@assessment/centers';
import { proposeRoute } from '@assessment/route';
import { rulesQueryOptions, type AssessmentRules } from '../api/rules';
import { fitsEnds } from '../model/edit-route';
import { rankRigs, rigOf, TYPICAL_RIG, type FleetRecord } from '../model/combinations';
import { stateOf } from '@/shared/places/find-town';
import { useTowns } from '@/shared/places/use-towns';
import { placeNotes } from '../model/place-notes';
import { readTypedLoad, type TypedPiece } from '../model/typed-load';

interface AssessmentEntries {
  readonly pieces: readonly (TypedPiece | undefined)[];
  readonly origin: string;
  readonly destination: string;
  /** Id of a fleet configuration; empty to recommend one. */
  readonly trailer: string;
  /** The route if someone changed it; used as long as it fits the origin and destination. */
  readonly route: readonly string[] | null;
}

/** The route between two states, and a sentence if no road leads there. */
function routeBetween(from: string | null, to: string | null, rules: AssessmentRules | undefined) {
  if (from === null || to === null || rules === undefined) {
    return { states: [from ?? to].filter((state) => state !== null), problem: null };
  }
  const states = proposeRoute(from, to, rules.borders, STATE_CENTERS);
  return {
    states: states ?? [from, to],
    problem: states === null ? `No road leads from ${from} to ${to} without a ferry.` : null,
  };
}

/** True if only the town list can tell where it is. */
const needsTown = (place: string) => place.trim().length > 1 && readPlace(place).region === null;

/** Assesses the entries so far. Runs on every keystroke and takes a few milliseconds. */
export function useAssessment(entries: AssessmentEntries, fleet: readonly FleetRecord[]) {
  const query = useQuery(rulesQueryOptions());
  const { data: rules } = query;
  const rigs = useMemo(() => fleet.map(rigOf), [fleet]);
  const { origin, destination, trailer } = entries;

  const typed = useMemo(() => readTypedLoad(entries.pieces), [entries.pieces]);
  const towns = useTowns(needsTown(origin) || needsTown(destination));
  const [fromRegion, toRegion] = useMemo(
    () => [stateOf(origin, towns), stateOf(destination, towns)] as const,
    [origin, destination, towns],
  );
  const [from, to] = [served(fromRegion), served(toRegion)];
  const proposed = useMemo(() => routeBetween(from, to, rules), [from, to, rules]);
  const ends = useMemo(() => ({ from, to }), [from, to]);
  const isRouteChanged = entries.route !== null && fitsEnds(entries.route, ends);
  const route = isRouteChanged ? entries.route : proposed.states;
  const answer = useMemo(() => {
    if (rules === undefined || typed.pieces.length === 0) return null;
    const ranked = rankRigs(rigs, typed.pieces, route, rules.rules, rules.borders);
    const best = ranked.find(({ misfits }) => misfits.length === 0)?.rig;
    const chosen = rigs.find(({ id }) => id === trailer);
    const rig = chosen ?? best ?? TYPICAL_RIG;
    const legs = route.map((state) => ({ state, road: null }));
    const input = { pieces: typed.pieces, combination: rig.combination, legs };
    return {
      ...assessLoad(input, rules.rules, rules.borders),
      ranked,
      best,
      rig,
      /** Nobody chose the rig: it is the best one in the fleet. */
      isRecommended: chosen === undefined && best !== undefined,
      /** Nothing in the fleet carries it. */
      isTooMuch: rigs.length > 0 && best === undefined,
    };
  }, [rigs, rules, typed, route, trailer]);

  return {
    query,
    rules,
    rigs,
    typed,
    route,
    isRouteChanged,
    ends,
    routeProblem: isRouteChanged ? null : proposed.problem,
    answer,
    /** The missing entries. */
    missing: [
      ...typed.missing,
      ...missingPlace('origin', origin, fromRegion),
      ...missingPlace('destination', destination, toRegion),
    ],
    /** Notes about what the estimate leaves out. */
    notes: placeNotes([
      { name: 'origin', typed: origin, region: fromRegion },
      { name: 'destination', typed: destination, region: toRegion },
    ]),
  };
}

/** A state or province; null for Mexico. */
const served = (region: string | null) => (region === MEXICO ? null : region);

const missingPlace = (name: string, typed: string, region: string | null) => {
  if (region === MEXICO) return [`the ${name} in the US or Canada`];
  if (region !== null) return [];
  return [typed.trim() === '' ? name : `the state of the ${name}`];
};
