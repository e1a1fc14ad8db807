import type { EscortPosition } from '@contracts/load';
import type { LoadTimeZone } from '@domain/time/time-zones';
import { toLocalTime } from '@domain/time/zoned-time';
import type { SlotForm } from '@contracts/escort-slot';
import type { LoadLeg } from '@/features/loads/model/load-record';

/** An escort a load probably needs, in neighboring states. */
export interface ProposedEscort {
  position: EscortPosition;
  states: readonly string[];
}

/** The assessment's proposal for a load's escorts. */
export interface EscortProposal {
  escorts: readonly ProposedEscort[];
  /** States whose rules aren't all known: they may need more. */
  unknown: readonly string[];
  /** True if the customer saw an assessment, which sets a minimum. */
  isFromQuote: boolean;
}

/** A load before its escorts are planned. Feet and pounds. */
export interface LoadToAssess {
  quoteId: string | null;
  states: readonly string[];
  equipment: string;
  length: number;
  width: number;
  height: number;
  weight: number | null;
}

export type ProposeEscorts = (load: LoadToAssess) => Promise<EscortProposal>;

const inOrder = (legs: readonly LoadLeg[]) => [...legs].sort((a, b) => a.sequence - b.sequence);

/** The states a load crosses, each once, in order. */
export function statesOfLegs(legs: readonly LoadLeg[]): string[] {
  return [...new Set(inOrder(legs).map(({ jurisdiction }) => jurisdiction))];
}

/** A slot's form for a proposed escort, with the times of its states. */
export function toSlotForm(
  { position, states }: ProposedEscort,
  legs: readonly LoadLeg[],
  fallback: LoadTimeZone,
): SlotForm {
  const covered = inOrder(legs).filter(({ jurisdiction }) => states.includes(jurisdiction));
  const [first, last] = [covered[0], covered.at(-1)];
  const zone = first?.time_zone ?? fallback;
  const at = (iso: string | null | undefined) => (iso == null ? '' : toLocalTime(iso, zone));
  return {
    position,
    states: states.join(', '),
    meet_place: first?.entry_place ?? '',
    meet_at: at(first?.planned_entry_at),
    ends_at: at(last?.planned_exit_at),
    time_zone: zone,
    channel: '',
  };
}
