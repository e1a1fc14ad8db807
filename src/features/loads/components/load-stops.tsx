import { ZONE_NAMES, type LoadTimeZone } from '@domain/time/time-zones';
import { formatLocalTime, formatLocalDate } from '@domain/time/moment-text';
import type { LoadTimes } from '../model/route/load-days';

type Stops = LoadTimes & { origin: string; destination: string };

/** Pickup and delivery, each in its local time zone. */
export function LoadStops({ load }: { load: Stops }) {
  return (
    <dl className="grid gap-x-gap gap-y-5 sm:grid-cols-2">
      <Stop
        term="Pickup"
        place={load.origin}
        at={load.pickup_at}
        timeZone={load.pickup_time_zone}
      />
      <Stop
        term="Delivery"
        place={load.destination}
        at={load.delivery_at}
        timeZone={load.delivery_time_zone}
      />
    </dl>
  );
}

interface StopProps {
  term: string;
  place: string;
  at: string | null;
  timeZone: LoadTimeZone;
}

function Stop({ term, place, at, timeZone }: StopProps) {
  return (
    <div className="min-w-0 border-l-3 border-accent pl-4 leading-snug">
      <dt className="text-sm text-subtle">{`${term}, ${place}`}</dt>
      <dd className="mt-1 tabular-nums">
        {at === null ? (
          <span className="text-muted">Time TBD</span>
        ) : (
          <time dateTime={at}>
            <span className="block text-lg font-[680] font-stretch-[108%]">
              {`${formatLocalDate(at, timeZone)}, ${formatLocalTime(at, timeZone)}`}
            </span>
            <span className="text-sm text-subtle">{ZONE_NAMES[timeZone]}</span>
          </time>
        )}
      </dd>
    </div>
  );
}
