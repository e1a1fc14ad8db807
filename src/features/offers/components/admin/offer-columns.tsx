import { formatCents } from '@domain/numbers/money';
import { Link } from 'react-router-dom';
import { NEWEST_FIRST_SORT } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { formatDay, formatZonedDateTime } from '@domain/time/moment-text';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import type { OfferListRow } from '../../api/admin-offers';
import type { OFFER_LIST_PARAMS } from '../../model/offer-list-params';
import { statusAt } from '../../model/offer-status';
import { OFFER_STATUS_BADGES, OfferStatusBadge } from './offer-status-badge';

/** The offers list's columns. */
export const OFFER_COLUMNS = listColumns<OfferListRow, typeof OFFER_LIST_PARAMS>([
  {
    header: 'Created',
    card: 'hidden',
    className: 'whitespace-nowrap',
    skeleton: 'h-3.5 w-12',
    isWideOnly: true,
    sort: NEWEST_FIRST_SORT,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
  },
  {
    header: 'Offer',
    skeleton: 'w-40',
    cell: ({ number, version, customer_name }) => (
      <span className="block wrap-anywhere md:min-w-36 dense:py-1">
        <Link
          to={`/admin/offers/${number}`}
          className="font-semibold whitespace-nowrap underline-offset-3 hover:underline"
        >
          {number}
        </Link>{' '}
        <span className="text-xs text-subtle">{`v${String(version)}`}</span>
        <span className="block text-sm text-muted">{customer_name}</span>
      </span>
    ),
  },
  {
    header: 'Status',
    card: 'right',
    skeleton: 'h-5 w-16',
    cell: (offer) => <OfferStatusBadge status={statusAt(offer, Date.now())} />,
    filter: { param: 'status', label: 'Status', labels: OFFER_STATUS_BADGES },
  },
  {
    header: 'Route',
    card: 'line',
    skeleton: 'w-44',
    cell: ({ commodity, origin, destination }) => (
      <span className="block wrap-anywhere">
        <span>{origin}</span> <span className="text-subtle">to</span> <span>{destination}</span>
        {commodity !== null && <span className="block text-xs text-subtle">{commodity}</span>}
      </span>
    ),
  },
  {
    header: 'Valid until',
    card: 'line',
    skeleton: 'h-3.5 w-24',
    cell: ({ valid_until, status }) =>
      valid_until === null ? (
        <span className="text-subtle">–</span>
      ) : (
        <span className={status === 'sent' ? undefined : 'text-subtle'}>
          {formatZonedDateTime(valid_until, OFFICE_ZONE)}
        </span>
      ),
    filter: {
      param: 'expiring',
      label: 'Expiry',
      labels: { day: { word: 'Within 24 h' } },
      allLabel: 'Any expiry',
    },
  },
  {
    header: 'Total',
    isNumeric: true,
    skeleton: 'ml-auto h-3.5 w-20',
    className: 'whitespace-nowrap',
    sort: { ascending: 'lowest', descending: 'highest', first: 'descending' },
    cell: ({ total_cents, currency }) => formatCents(total_cents, currency),
  },
]);
