import type { StopStep } from '@/features/loads/model/route/stop-steps';

/** An arrival, departure or delivery that this device hasn't sent yet. */
export interface UnsentReport {
  loadId: string;
  /** Empty for a delivery, which is of the load. */
  stopId: string;
  step: StopStep | 'delivered';
  /** ISO: when the driver tapped. */
  at: string;
  /** An arrival: the driver recorded nothing at the stops before. */
  misses?: boolean;
  /** A delivery: why there is no POD. */
  noPodReason?: string | null;
  /** Why it wasn't accepted; `null` while it waits for a connection. */
  problem: string | null;
}

const STEPS: readonly unknown[] = [
  'arrived',
  'departed',
  'delivered',
] satisfies UnsentReport['step'][];

function isReport(value: unknown): value is UnsentReport {
  if (typeof value !== 'object' || value === null) return false;
  const { loadId, stopId, step, at, misses, noPodReason, problem } = value as Record<
    string,
    unknown
  >;
  return (
    [loadId, stopId, at].every((text) => typeof text === 'string') &&
    STEPS.includes(step) &&
    (misses === undefined || typeof misses === 'boolean') &&
    [noPodReason ?? null, problem].every((text) => text === null || typeof text === 'string')
  );
}

/** The reports in a stored text; what can't be read is left out. */
export function readReports(text: string | null): UnsentReport[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReport) : [];
  } catch {
    return [];
  }
}

/** Whether two reports are about the same step. */
export const isSameReport = (a: UnsentReport, b: UnsentReport) =>
  a.stopId === b.stopId && a.step === b.step;

/** Stops as the driver reported them, sent or waiting. A refused report doesn't count. */
export function withUnsent<
  S extends {
    id: string;
    sequence: number;
    arrived_at: string | null;
    departed_at: string | null;
    is_missed: boolean;
  },
>(stops: readonly S[], unsent: readonly UnsentReport[]): S[] {
  const waiting = unsent.filter(({ problem }) => problem === null);
  const timeOf = (stop: S, step: StopStep) =>
    stop[`${step}_at`] ??
    waiting.find((report) => report.stopId === stop.id && report.step === step)?.at ??
    null;
  const reached = stops.filter(({ id }) =>
    waiting.some(({ stopId, misses }) => stopId === id && misses === true),
  );
  return stops.map((stop) => ({
    ...stop,
    arrived_at: timeOf(stop, 'arrived'),
    departed_at: timeOf(stop, 'departed'),
    is_missed:
      stop.is_missed ||
      (timeOf(stop, 'departed') === null &&
        reached.some(({ sequence }) => sequence > stop.sequence)),
  }));
}
