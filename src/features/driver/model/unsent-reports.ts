import type { StopStep } from '@/features/loads/model/route/stop-steps';

/** An arrival or departure that this device hasn't sent yet. */
export interface UnsentReport {
  loadId: string;
  stopId: string;
  step: StopStep;
  /** ISO: when the driver tapped. */
  at: string;
  /** Why it wasn't accepted; `null` while it waits for a connection. */
  problem: string | null;
}

function isReport(value: unknown): value is UnsentReport {
  if (typeof value !== 'object' || value === null) return false;
  const { loadId, stopId, step, at, problem } = value as Record<string, unknown>;
  return (
    [loadId, stopId, at].every((text) => typeof text === 'string') &&
    (step === 'arrived' || step === 'departed') &&
    (problem === null || typeof problem === 'string')
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
  S extends { id: string; arrived_at: string | null; departed_at: string | null },
>(stops: readonly S[], unsent: readonly UnsentReport[]): S[] {
  const timeOf = (stop: S, step: StopStep) =>
    stop[`${step}_at`] ??
    unsent.find(
      (report) => report.stopId === stop.id && report.step === step && report.problem === null,
    )?.at ??
    null;
  return stops.map((stop) => ({
    ...stop,
    arrived_at: timeOf(stop, 'arrived'),
    departed_at: timeOf(stop, 'departed'),
  }));
}
