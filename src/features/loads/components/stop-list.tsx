import type { ReactNode } from 'react';
import type { LoadStatus } from '@domain/load-status';
import type { StopKind } from '@contracts/stop';
import { phoneHref } from '@domain/text/phone-href';
import { PhoneButton } from '@/shared/loads/phone-button';
import { STOP_NAMES } from '../model/route/stop-form';
import { stopsAhead } from '../model/route/stops-ahead';
import { StopEta, type EtaStop } from './stop-eta';
import { formatLegTime } from '../model/route/leg-text';

interface Stop extends EtaStop {
  sequence: number;
  arrived_at: string | null;
  kind: StopKind;
  site: string;
  street_address: string;
  appointment_number: string;
  contact_name: string;
  contact_phone: string;
}

interface StopListProps<S extends Stop> {
  stops: readonly S[];
  status: LoadStatus;
  /** What happened at a stop. */
  renderTimes: (stop: S) => ReactNode;
}

/** Stops in order, each with its times in its own zone and its contact. Those ahead can have an ETA. */
export function StopList<S extends Stop>({ stops, status, renderTimes }: StopListProps<S>) {
  const ahead = stopsAhead(stops, status);
  const canReport = status === 'assigned' || status === 'in_transit';
  return (
    <ol className="grid gap-4">
      {[...stops]
        .sort((a, b) => a.sequence - b.sequence)
        .map((stop) => (
          <li key={stop.id} className="grid gap-0.5 leading-snug wrap-anywhere">
            <b className="font-[680]">
              {`${STOP_NAMES[stop.kind]}${stop.site !== '' ? `, ${stop.site}` : ''}`}
            </b>
            <span>{[stop.street_address, stop.place].filter(Boolean).join(', ')}</span>
            <span className="tabular-nums">
              {`${formatLegTime(stop.window_from, stop.time_zone)}${stop.window_until !== null ? ` to ${formatLegTime(stop.window_until, stop.time_zone)}` : ''}${stop.appointment_number !== '' ? `, appointment ${stop.appointment_number}` : ''}`}
            </span>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
              {stop.contact_name !== '' && <span>{stop.contact_name}</span>}
              <StopPhone name={stop.contact_name || stop.place} phone={stop.contact_phone} />
            </p>
            {ahead.has(stop.id) && <StopEta stop={stop} canReport={canReport} />}
            {renderTimes(stop)}
          </li>
        ))}
    </ol>
  );
}

/** A call button, or the text as typed if it isn't a phone number. */
function StopPhone({ name, phone }: { name: string; phone: string }) {
  const href = phoneHref(phone);
  if (href === null) return phone === '' ? null : <span>{phone}</span>;
  return (
    <span>
      <PhoneButton name={name} display={phone} href={href} />
    </span>
  );
}
