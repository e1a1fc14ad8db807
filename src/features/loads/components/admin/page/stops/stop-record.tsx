import { useState } from 'react';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { CorrectTimesButton } from '@/features/loads/components/stop-times/correct-times-button';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { receipt, type StopStep } from '@/features/loads/model/route/stop-steps';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { personName, type Person } from '@/shared/lib/person-name';
import { Button } from '@/shared/ui/button';

const RecordTimeDialog = lazyPart(
  async () =>
    (await import('@/features/loads/components/stop-times/record-time-dialog')).RecordTimeDialog,
  { onFailure: NotLoaded },
);

type Stop = LoadDetails['stops'][number];

interface StopRecordProps {
  stop: Stop;
  driverId: string | null;
  /** What dispatch can record here next. */
  step: StopStep | undefined;
}

/** When the truck arrived at a stop and left it, who said so, and the buttons that record and correct it. */
export function StopRecord({ stop, driverId, step }: StopRecordProps) {
  const [recorded, setRecorded] = useState<StopStep | null>(null);
  const zone = stop.time_zone;
  return (
    <div className="mt-1.5 grid gap-2">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums">
        <Moment
          term="Arrived"
          at={stop.arrived_at}
          received={stop.arrived_received_at}
          source={sourceOf(stop.arrived_by, stop.arrival_reporter, driverId)}
          zone={zone}
        />
        <Moment
          term="Departed"
          at={stop.departed_at}
          received={stop.departed_received_at}
          source={sourceOf(stop.departed_by, stop.departure_reporter, driverId)}
          zone={zone}
        />
      </dl>
      {stop.is_missed && (
        <p className="font-semibold text-warn">
          The driver didn’t record this. Enter the times, they can be worth detention.
        </p>
      )}
      <p className="flex flex-wrap gap-2 empty:hidden">
        {step !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Record ${step === 'arrived' ? 'arrival' : 'departure'}: ${stop.place}`}
            onClick={() => {
              setRecorded(step);
            }}
          >
            {step === 'arrived' ? 'Record arrival' : 'Record departure'}
          </Button>
        )}
        {(stop.arrived_at !== null || stop.is_missed) && <CorrectTimesButton stop={stop} />}
      </p>
      {recorded !== null && (
        <RecordTimeDialog
          stop={stop}
          step={recorded}
          onClose={() => {
            setRecorded(null);
          }}
        />
      )}
    </div>
  );
}

/** `Driver’s phone`, or who in dispatch entered it. */
function sourceOf(by: string | null, reporter: Person | null, driverId: string | null): string {
  if (by !== null && by === driverId) return 'Driver’s phone';
  return personName(reporter) ?? 'A former colleague';
}

interface MomentProps {
  term: string;
  at: string | null;
  received: string | null;
  source: string;
  zone: string;
}

function Moment({ term, at, received, source, zone }: MomentProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-subtle">{term}</dt>
      <dd>
        {at === null ? <span>–</span> : <b className="font-[640]">{formatLegTime(at, zone)}</b>}
        {at !== null && received !== null && (
          <small className="block text-sm text-subtle">
            {`${source}, ${receipt(at, received, zone)}`}
          </small>
        )}
      </dd>
    </div>
  );
}
