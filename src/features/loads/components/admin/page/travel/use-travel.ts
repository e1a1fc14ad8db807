import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { travelFactsQueryOptions } from '@/features/loads/api/route/travel-facts';
import { legsInOrder } from '@/features/loads/model/legs/leg-changes';
import type { LoadLeg } from '@/features/loads/model/load-record';
import {
  arrivalText,
  paceOf,
  planLoad,
  planOfLeg,
  toTravelLegs,
  type TravelFacts,
} from '@/features/loads/model/travel/load-travel';
import type { LegPlan, TravelLeg } from '@/features/loads/model/travel/plan-travel';

/** The travel windows of one leg. */
export interface LegTravel {
  travel: TravelLeg;
  /** From its planned entry, or else from where the legs before it end; `null` if that isn't known. */
  plan: LegPlan | null;
  /** Whether we know where it starts or ends. Otherwise its sun is that of the state's center. */
  isPlaceKnown: boolean;
}

type Stops = LoadDetails['stops'];

function deliveryOf(load: AdminLoad, stops: Stops) {
  const stop = stops.toSorted((a, b) => a.sequence - b.sequence).at(-1);
  return {
    from: stop?.window_from ?? null,
    // Without a window, the planned delivery.
    until: stop?.window_until ?? stop?.window_from ?? load.delivery_at,
    zone: load.delivery_time_zone,
  };
}

function compute(load: AdminLoad, stops: Stops, facts: TravelFacts) {
  const legs = legsInOrder(load);
  const travels = toTravelLegs(legs, facts);
  const plans = planLoad(load, legs, facts);
  const ofLegs = new Map<string, LegTravel>();
  legs.forEach((leg: LoadLeg, index) => {
    const travel = travels[index];
    if (travel === undefined || leg.left_at !== null) return;
    const { entry, exit } = facts.places[index] ?? {};
    ofLegs.set(leg.id, {
      travel,
      plan: planOfLeg(leg, travel, plans, paceOf(facts)),
      isPlaceKnown: entry != null || exit != null,
    });
  });
  const [first, last] = [plans.find((plan) => plan !== null), plans.at(-1)];
  return {
    facts,
    ofLegs,
    arrival: last == null ? null : arrivalText(last.exit, deliveryOf(load, stops)),
    /** Real minutes from the first entry ahead to the arrival. */
    elapsedMinutes:
      first == null || last == null ? null : Math.round((last.exit - first.entry) / 60_000),
  };
}

/** When a load may travel on its legs, and when it can arrive. */
export function useTravel(load: AdminLoad, stops: Stops) {
  const isClosed = load.status === 'delivered' || load.status === 'cancelled';
  // A closed load isn't planned.
  const query = useQuery(travelFactsQueryOptions(load.id, isClosed ? [] : legsInOrder(load)));
  const facts = query.data ?? null;
  const windows = useMemo(
    () => (facts === null ? null : compute(load, stops, facts)),
    [load, stops, facts],
  );
  return { query, windows };
}
