import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { countOf, formatCount } from '@domain/numbers/counts';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { loadDetailsQueryOptions } from '@/features/loads/api/load-page';
import { personName } from '@/shared/lib/person-name';
import { withSharedParams } from '@/features/loads/model/load-list-params';
import { LOADS_PATH, quoteOfLoadPath } from '@/features/loads/model/load-path';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { EmailLink, PhoneLink } from '@/shared/console/record/record-facts';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { Badge } from '@/shared/ui/badge';
import { StartOverrideBadge } from '../../start-override';
import { LoadActions } from '../load-actions';
import { ActionsMenu } from './actions-menu';
import { NeighborButtons } from './neighbor-buttons';

interface LoadHeadProps {
  load: AdminLoad;
  onEdit: () => void;
  onDelete: () => void;
  /** The dialog that cancels a load. */
  renderCancel: (load: AdminLoad, onClose: () => void) => ReactNode;
}

/** Title, status, lane, dates, contacts and actions. */
export function LoadHead({ load, onEdit, onDelete, renderCancel }: LoadHeadProps) {
  const [list] = useSearchParams();
  const { data: details } = useQuery(loadDetailsQueryOptions(load.id));
  const { driver, problems } = load;
  const customer = details?.customer ?? null;
  return (
    <section aria-label="Load" className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-muted">
            <Link
              className="font-semibold underline underline-offset-3"
              to={withSharedParams(LOADS_PATH, list)}
            >
              Loads
            </Link>{' '}
            <span>{`/ ${load.number}`}</span>
          </p>
          <h2 className="type-h3 wrap-anywhere">{load.title}</h2>
          <p className="text-muted wrap-anywhere">{laneText(load)}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <LoadStatusBadge status={load.status} />
          {problems.length > 0 && (
            <Badge tone="danger">{countOf(problems.length, 'blocker')}</Badge>
          )}
          <StartOverrideBadge override={load.start_override} />
        </p>
      </div>
      <ActionsMenu>
        <LoadActions load={load} onEdit={onEdit} onDelete={onDelete} renderCancel={renderCancel} />
        <NeighborButtons name={load.number} isInMenu />
      </ActionsMenu>
      <dl className="grid gap-px border-y bg-line *:bg-page sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <HeadFact term="Pickup" detail={load.origin}>
          {formatLegTime(load.pickup_at, load.pickup_time_zone)}
        </HeadFact>
        <HeadFact term="Delivery" detail={load.destination}>
          {formatLegTime(load.delivery_at, load.delivery_time_zone)}
        </HeadFact>
        <HeadFact
          term="Customer"
          detail={
            <span className="flex flex-wrap gap-x-3">
              {customer !== null && customer.phone !== '' && <PhoneLink phone={customer.phone} />}
              {customer !== null && customer.email !== '' && <EmailLink email={customer.email} />}
              {details?.quote && (
                <Link to={quoteOfLoadPath(details.quote.id)} className="link inline-block min-h-6">
                  {`Quote ${details.quote.reference}`}
                </Link>
              )}
            </span>
          }
        >
          {customer === null ? (details === undefined ? '…' : 'Not set') : customer.name}
        </HeadFact>
        <HeadFact term="Customer PO" detail={`BOL ${details?.bol_number ?? 'not set'}`}>
          {details?.po_number ?? (details === undefined ? '…' : 'Not set')}
        </HeadFact>
        <HeadFact term="Driver" detail={driver?.phone && <PhoneLink phone={driver.phone} />}>
          {driver === null ? 'No driver yet' : personName(driver)}
        </HeadFact>
      </dl>
    </section>
  );
}

/** `Dayton, OH to Baytown, TX · 5 states · about 1,108 mi`; what isn't known is left out. */
function laneText(load: AdminLoad): string {
  const legs = areLegsCurrent(load) ? load.legs : [];
  const states = new Set(legs.map(({ jurisdiction }) => jurisdiction)).size;
  const isEstimate = legs.some(({ miles_is_estimate }) => miles_is_estimate);
  const miles = legs.reduce((sum, leg) => sum + (leg.miles ?? 0), 0);
  return [
    `${load.origin} to ${load.destination}`,
    states > 0 && countOf(states, 'state'),
    miles > 0 && `${isEstimate ? 'about ' : ''}${formatCount(miles)} mi`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Confirmed legs stay as they are when the load's origin or destination changes. */
function areLegsCurrent({ origin, destination, legs }: AdminLoad): boolean {
  const [first, ...others] = legs.toSorted((a, b) => a.sequence - b.sequence);
  const last = others.at(-1) ?? first;
  return (
    ['', origin].includes(first?.entry_place ?? '') &&
    ['', destination].includes(last?.exit_place ?? '')
  );
}

interface HeadFactProps {
  term: string;
  /** On a second line in smaller type. */
  detail: ReactNode;
  children: ReactNode;
}

function HeadFact({ term, detail, children }: HeadFactProps) {
  return (
    <div className="min-w-0 py-2.5 pr-4 pl-3 leading-snug sm:max-xl:last:col-span-2">
      <dt className="text-xs text-subtle">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">
        <span className="font-[660]">{children}</span>
        <span className="block text-sm text-subtle">{detail}</span>
      </dd>
    </div>
  );
}
