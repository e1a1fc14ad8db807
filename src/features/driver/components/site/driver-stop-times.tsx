import type { ReactNode } from 'react';
import type { LoadRoute } from '@/features/loads/api/route/load-route';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { lateReceipt } from '@/features/loads/model/route/stop-steps';
import { useNow } from '@/shared/lib/use-now';

/** How long drivers can correct their own report; the database has the same limit. */
const CORRECTABLE_MS = 10 * 60_000;

interface DriverStopTimesProps {
  stop: LoadRoute['stops'][number];
  userId: string;
  /** The button that corrects a report. */
  correction: ReactNode;
}

/** When the truck arrived at a stop and left it; the driver's own recent report can be corrected. */
export function DriverStopTimes({ stop, userId, correction }: DriverStopTimesProps) {
  const now = useNow();
  const isOwn = (by: string | null, received: string | null) =>
    by === userId && received !== null && now - Date.parse(received) < CORRECTABLE_MS;
  const canCorrect =
    isOwn(stop.arrived_by, stop.arrived_received_at) ||
    isOwn(stop.departed_by, stop.departed_received_at);
  const line = (name: string, at: string | null, received: string | null) => {
    if (at === null) return null;
    const late = lateReceipt(at, received, stop.time_zone);
    return (
      <span className="tabular-nums">
        {[`${name} ${formatLegTime(at, stop.time_zone)}`, late].filter(Boolean).join(', ')}
      </span>
    );
  };
  return (
    <>
      {line('Arrived', stop.arrived_at, stop.arrived_received_at)}
      {line('Departed', stop.departed_at, stop.departed_received_at)}
      {stop.is_missed && (
        <span className="text-sm text-subtle">
          {stop.arrived_at === null ? 'Times not recorded' : 'Departure not recorded'}
        </span>
      )}
      {canCorrect && <span>{correction}</span>}
    </>
  );
}
