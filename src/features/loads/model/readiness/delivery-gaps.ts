import { joinList } from '@domain/text/join-list';
import { stateName } from '@domain/places/states';
import { stepName } from '../route/stop-steps';

interface Leg {
  sequence: number;
  jurisdiction: string;
  entered_at: string | null;
}
type Stop = Parameters<typeof stepName>[0];

/** What a load in transit still needs before it can be delivered. The database refuses the same. */
export interface DeliveryGaps {
  /** States that aren't entered, in order. */
  states: string[];
  /** Delivery stops without an arrival, such as `Arrived at delivery`. */
  arrivals: string[];
  lacksPod: boolean;
}

/** What is missing, from a load's legs, stops and kinds of documents. */
export function deliveryGaps(
  legs: readonly Leg[],
  stops: readonly Stop[],
  hasPod: boolean,
): DeliveryGaps {
  return {
    states: legs
      .filter(({ entered_at: entered }) => entered === null)
      .toSorted((a, b) => a.sequence - b.sequence)
      .map(({ jurisdiction }) => stateName(jurisdiction)),
    arrivals: stops
      .filter(({ kind, arrived_at: arrived }) => kind === 'delivery' && arrived === null)
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((stop) => stepName(stop, 'arrived', stops)),
    lacksPod: !hasPod,
  };
}

/** What must be recorded first, as sentences; a missing POD only needs a reason. */
export function recordFirst({ states, arrivals }: DeliveryGaps): string[] {
  return [
    ...(states.length > 0 ? [`Record when the truck entered ${joinList(states)}.`] : []),
    ...arrivals.map((name) => `Record “${name}”.`),
  ];
}
