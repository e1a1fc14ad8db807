import type { ReactNode } from 'react';
import {
  cityOf,
  expectedDelivery,
  holdReason,
  loadWhereabouts,
  type LoadTimeline,
} from '@contracts/load-timeline';
import { stateName } from '@domain/places/states';
import { formatMoment } from '@domain/time/moment-text';
import { Panel } from '@/shared/ui/panel';
import { RouteTape } from './route-tape';

const stepAt = ({ steps }: LoadTimeline, kind: LoadTimeline['steps'][number]['kind']) =>
  steps.find((step) => step.kind === kind && step.at !== null);

/** Where a load is, when it arrives, and how far along its route it is. */
export function LoadWhereabouts({ timeline }: { timeline: LoadTimeline }) {
  const isMoving = timeline.status === 'in_transit';
  return (
    <>
      {timeline.hold !== null && <HoldNotice hold={timeline.hold} />}
      <Panel className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Value label={isMoving ? 'Last position' : 'Status'} value={loadWhereabouts(timeline)}>
            {whereaboutsNote(timeline)}
          </Value>
          {timeline.status !== 'cancelled' && <Delivery timeline={timeline} />}
        </div>
        <RouteTape timeline={timeline} />
        <div className="-mt-2.5 flex justify-between gap-4 leading-snug">
          <p>
            <b className="font-[640]">{timeline.origin}</b>
            <span className="block text-sm text-subtle">{pickupNote(timeline)}</span>
          </p>
          <p className="text-right">
            <b className="font-[640]">{timeline.destination}</b>
          </p>
        </div>
      </Panel>
    </>
  );
}

function HoldNotice({ hold }: { hold: NonNullable<LoadTimeline['hold']> }) {
  const { at, time_zone: zone, jurisdiction } = hold;
  return (
    <section
      role="status"
      className="rounded-md border-2 border-l-8 border-fg bg-surface px-5 py-4 leading-snug"
    >
      <h3 className="type-h4">
        {`On hold${jurisdiction !== null ? ` in ${stateName(jurisdiction)}` : ''}`}
      </h3>
      <p className="mt-1 wrap-anywhere">
        {holdReason(hold) ?? 'Dispatch is working on it. Call us with questions.'}
      </p>
      <p className="mt-1.5 text-sm text-muted tabular-nums">{`Since ${formatMoment(at, zone)}`}</p>
    </section>
  );
}

interface ValueProps {
  label: string;
  value: string;
  children?: ReactNode;
}

function Value({ label, value, children }: ValueProps) {
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">{label}</p>
      <p className="text-[clamp(1.5rem,1.1rem+1.5vw,2.125rem)] leading-[1.08] font-[720] tracking-[-0.022em] tabular-nums font-stretch-110%">
        {value}
      </p>
      {children !== undefined && <p className="text-sm text-muted tabular-nums">{children}</p>}
    </div>
  );
}

function whereaboutsNote({ status, position, pickup_at, pickup_time_zone }: LoadTimeline) {
  if (position !== null) {
    return `Entered ${formatMoment(position.at, position.time_zone)}. We show the state, not the exact location.`;
  }
  if (status !== 'planned' && status !== 'assigned') return undefined;
  return pickup_at === null
    ? 'Pickup time TBD.'
    : `Pickup planned for ${formatMoment(pickup_at, pickup_time_zone)}.`;
}

function Delivery({ timeline }: { timeline: LoadTimeline }) {
  const { delivery_time_zone: zone, hold, eta } = timeline;
  const expected = expectedDelivery(timeline);
  const delivered = stepAt(timeline, 'delivered')?.at;
  if (delivered != null) {
    return <Value label="Delivered" value={formatMoment(delivered, zone)} />;
  }
  if (hold !== null) {
    return (
      <Value label="Estimated delivery" value="To be confirmed">
        {expected !== null && <b className="text-fg">{`Was ${formatMoment(expected, zone)}. `}</b>}
        <span>We’ll set a new time when the hold ends.</span>
      </Value>
    );
  }
  return (
    <Value
      label="Estimated delivery"
      value={expected === null ? 'To be confirmed' : formatMoment(expected, zone)}
    >
      {eta == null ? undefined : (
        <>
          {eta.was !== null && <b className="text-fg">{`Was ${formatMoment(eta.was, zone)}. `}</b>}
          <span>{`Changed ${formatMoment(eta.changed_at, zone)}`}</span>
          {eta.reason !== '' && <span className="wrap-anywhere">{`: ${eta.reason}`}</span>}
        </>
      )}
    </Value>
  );
}

function pickupNote(timeline: LoadTimeline): string {
  const loaded = stepAt(timeline, 'loaded')?.at;
  return loaded == null
    ? `Pickup in ${cityOf(timeline.origin)}`
    : `Picked up ${formatMoment(loaded, timeline.pickup_time_zone)}`;
}
