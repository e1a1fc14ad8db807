import type { LoadStatus } from '@domain/load-status';
import type { StopKind } from '@contracts/stop';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';

/** What happens at a stop. */
export type StopStep = 'arrived' | 'departed';

interface Stop {
  sequence: number;
  kind: StopKind;
  place: string;
  arrived_at: string | null;
  departed_at: string | null;
  /** The truck has left it, but no one recorded when. */
  is_missed: boolean;
}

/** What the truck does next at the stops; `null` if nothing is left or the load has no driver. */
export function nextStopStep<S extends Stop>(
  stops: readonly S[],
  status: LoadStatus,
): { stop: S; step: StopStep } | null {
  if (status === 'planned' || status === 'cancelled') return null;
  const inOrder = [...stops].sort((a, b) => a.sequence - b.sequence);
  const reached = inOrder.findLastIndex(
    ({ arrived_at, is_missed: isMissed }) => arrived_at !== null || isMissed,
  );
  const current = inOrder[reached];
  if (current?.departed_at === null && !current.is_missed)
    return { stop: current, step: 'departed' };
  const next = inOrder[reached + 1];
  return next === undefined ? null : { stop: next, step: 'arrived' };
}

/** The stop after the next step's, where the truck may be already if the driver forgot to record that step. */
export function stopToSkipTo<S extends Stop>(
  stops: readonly S[],
  status: LoadStatus,
  next: { stop: S } | null,
): S | undefined {
  if (status !== 'in_transit' || next === null) return undefined;
  return stops
    .filter(({ sequence }) => sequence > next.stop.sequence)
    .toSorted((a, b) => a.sequence - b.sequence)[0];
}

const PLACES: Record<StopKind, string> = {
  pickup: 'pickup',
  meet_point: 'meet point',
  delivery: 'delivery',
};

/** `Arrived at pickup`; with the place if the load has several pickups. */
export function stepName(stop: Stop, step: StopStep, stops: readonly Stop[]): string {
  const isOnly = stops.filter(({ kind }) => kind === stop.kind).length < 2;
  const what = step === 'arrived' ? 'Arrived at' : 'Departed';
  return `${what} ${PLACES[stop.kind]}${isOnly ? '' : `, ${stop.place}`}`;
}

/** How late a report may arrive before its receipt is worth showing. */
const PROMPT_MS = 5 * 60_000;

/** `received 8:24 AM EST`, with the day if it’s another one; `null` if a report arrived within 5 minutes. */
export function lateReceipt(at: string, received: string | null, zone: string): string | null {
  if (received === null || Math.abs(Date.parse(received) - Date.parse(at)) <= PROMPT_MS)
    return null;
  return receipt(at, received, zone);
}

/** Like {@link lateReceipt}, however soon it arrived. */
export function receipt(at: string, received: string, zone: string): string {
  const day = formatLocalDate(received, zone);
  const time = formatLocalTime(received, zone);
  return `received ${day === formatLocalDate(at, zone) ? '' : `${day}, `}${time}`;
}
