import { Archive, Check } from 'lucide-react';
import { DECLINE_REASONS } from '@domain/decline-reasons';
import { formatCount } from '@domain/numbers/counts';
import { formatLb } from '@domain/numbers/pounds';
import { equipmentText, pieceText } from '@domain/quote-texts';
import {
  ACTIONS_COLUMN,
  CREATED_COLUMN,
  createdTime,
  NEWEST_FIRST_SORT,
  statusColumn,
} from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import {
  RecordRowActions,
  type RecordHandlers,
  type StatusAction,
} from '@/shared/console/list/record-actions';
import { checkLoad } from '@/shared/drawing/check-load';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';
import { capitalize } from '@/shared/lib/capitalize';
import { personName } from '@/shared/lib/person-name';
import { EmailText } from '@/shared/ui/email-text';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { OFFER_STAGE_BADGES } from '../../model/offer-stage';
import type { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { Measure } from './measure';
import { AssigneeAndReply } from './assignee-and-reply';
import { StageBadge, StageNote } from './offer-stage';
import { QUOTE_STATUS_BADGES } from './quote-status-badge';

export const QUOTE_ACTIONS: readonly StatusAction<AdminQuote['status']>[] = [
  {
    status: 'reviewed',
    label: 'Mark as reviewed',
    row: { Icon: Check, label: 'Review' },
    bulk: 'Mark as reviewed',
  },
  {
    status: 'archived',
    label: 'Archive',
    row: { Icon: Archive, label: 'Archive' },
    bulk: 'Archive',
  },
  { status: 'new', label: 'Mark as new' },
];

type Side = 'length' | 'width' | 'height';

function Side({ quote, side }: { quote: AdminQuote; side: Side }) {
  const { over } = checkLoad(quote, trailerForLoad(quote).deck);
  return <Measure feet={quote[side]} isOver={over[side] > 0} />;
}

const isGiven = (lbs: number | null): lbs is number => lbs !== null && lbs !== 0;

/** The column of a dimension; 0 means "not given". */
const sideColumn = (header: string, side: Side) => ({
  header,
  isWideOnly: true,
  isNumeric: true,
  className: 'whitespace-nowrap font-stretch-[90%]',
  skeleton: 'ml-auto w-12',
  cell: (quote: AdminQuote) => <Side quote={quote} side={side} />,
  csv: {
    header: `${capitalize(side)} (ft)`,
    value: (quote: AdminQuote) => (quote[side] === 0 ? null : quote[side]),
  },
});

/** The columns of the quotes list and of its CSV file. */
export const QUOTE_LIST_COLUMNS = listColumns<
  AdminQuote,
  typeof QUOTE_LIST_PARAMS,
  RecordHandlers<AdminQuote>
>([
  { header: 'Reference', csv: { value: ({ reference }) => reference } },
  {
    ...CREATED_COLUMN,
    className: 'whitespace-nowrap dense:font-stretch-[90%]',
    detail: (quote) => (
      // Left out on a laptop to make room for the offer: the reply clock is enough.
      <span className="dense:max-[96rem]:hidden">{createdTime(quote)}</span>
    ),
    sort: NEWEST_FIRST_SORT,
    csv: { value: ({ created_at }) => created_at },
  },
  {
    header: 'Customer',
    skeleton: 'w-40',
    cell: ({ customer_name }, { open }) => (
      <RowTrigger
        className="line-clamp-2 wrap-anywhere md:max-dense:min-w-36 dense:min-w-28 dense:font-stretch-[94%] md:max-xl:max-w-36 xl:max-dense:max-w-52"
        title={customer_name}
        onClick={open}
      >
        {customer_name}
      </RowTrigger>
    ),
    detail: ({ email }) => (
      <span
        // In a dense row the route and dimensions need the room; a wide screen has enough for everything.
        className="line-clamp-2 wrap-anywhere md:max-xl:max-w-36 xl:max-dense:min-w-46 xl:max-dense:max-w-52 dense:hidden min-[106rem]:line-clamp-1! min-[106rem]:max-w-44!"
        title={email}
      >
        <EmailText email={email} />
      </span>
    ),
    csv: [
      { value: ({ customer_name }) => customer_name },
      { header: 'Email', value: ({ email }) => email },
      { header: 'Phone', value: ({ phone }) => phone },
    ],
  },
  {
    ...statusColumn<AdminQuote>((quote) => <StageBadge quote={quote} />),
    detail: (quote) => (
      <span className="whitespace-nowrap dense:flex dense:gap-1.5 dense:font-stretch-[80%]">
        <StageNote quote={quote} />
        <AssigneeAndReply quote={quote} />
      </span>
    ),
    filter: { param: 'status', label: 'Status', labels: QUOTE_STATUS_BADGES },
    csv: { value: ({ status }) => status, place: 3 },
  },
  {
    header: 'Assigned to',
    filter: {
      param: 'assigned',
      label: 'Assigned to',
      labels: { me: 'Mine' },
    },
    csv: { value: ({ assignee }) => personName(assignee), place: 4 },
  },
  {
    header: 'Route',
    card: 'line',
    skeleton: 'w-52',
    cell: (quote) => (
      <>
        <span
          className="flex flex-wrap gap-x-[0.25em] wrap-anywhere md:min-w-40 md:font-stretch-[88%] dense:min-w-44 dense:flex-nowrap dense:max-[96rem]:max-w-48 dense:max-[96rem]:font-stretch-[80%]"
          title={`${quote.origin} to ${quote.destination}`}
        >
          {/* Each has its own lines, so that a long origin doesn't hide the destination. */}
          <span className="line-clamp-2 min-w-0 dense:block dense:truncate">
            {quote.origin}
          </span>{' '}
          <span className="line-clamp-2 min-w-0 dense:block dense:truncate">
            <span className="text-subtle">to</span> <span>{quote.destination}</span>
          </span>
        </span>
        <span
          className="line-clamp-3 wrap-anywhere tabular-nums md:text-sm md:font-stretch-[86%] dense:hidden"
          title={equipmentText(quote.equipment)}
        >
          <Side quote={quote} side="length" /> × <Side quote={quote} side="width" /> ×{' '}
          <Side quote={quote} side="height" />
          {isGiven(quote.weight_lbs) && (
            <>
              , <span>{formatLb(quote.weight_lbs)}</span>
            </>
          )}{' '}
          <span className="text-subtle">{equipmentText(quote.equipment)}</span>
        </span>
      </>
    ),
    csv: [
      { header: 'Origin', value: ({ origin }) => origin },
      { header: 'Destination', value: ({ destination }) => destination },
    ],
  },
  {
    header: 'Equipment',
    isWideOnly: true,
    // Its text doesn't widen the column, which gets the width the others leave.
    className: 'w-60 min-w-27 font-stretch-[80%]',
    cell: ({ equipment }) => (
      <span className="block w-0 min-w-full leading-tight wrap-anywhere">
        {equipmentText(equipment)}
      </span>
    ),
    csv: { value: ({ equipment }) => equipment },
  },
  sideColumn('Length', 'length'),
  sideColumn('Width', 'width'),
  sideColumn('Height', 'height'),
  {
    header: 'Weight',
    isWideOnly: true,
    isNumeric: true,
    className: 'whitespace-nowrap font-stretch-[90%]',
    skeleton: 'ml-auto w-12',
    cell: ({ weight_lbs: lbs }) =>
      isGiven(lbs) ? (
        <span title={formatLb(lbs)}>{formatCount(lbs)}</span>
      ) : (
        <span className="text-subtle">–</span>
      ),
    csv: { header: 'Weight (lb)', value: ({ weight_lbs: lbs }) => lbs },
  },
  {
    ...ACTIONS_COLUMN,
    cell: (quote, { handlers }) => (
      <RecordRowActions
        record={quote}
        name={quote.customer_name}
        actions={QUOTE_ACTIONS}
        handlers={handlers}
      />
    ),
  },
  { header: 'Pieces', csv: { value: ({ pieces }) => pieces.map(pieceText).join('; ') } },
  { header: 'Ready', csv: { value: ({ ready_on }) => ready_on } },
  { header: 'Deliver by', csv: { value: ({ deliver_by }) => deliver_by } },
  {
    header: 'Dates flexible',
    csv: { value: ({ are_dates_flexible }) => (are_dates_flexible ? 'yes' : 'no') },
  },
  { header: 'PO number', csv: { value: ({ po_number }) => po_number } },
  { header: 'Notes', csv: { value: ({ notes }) => notes } },
  {
    header: 'Offer',
    filter: {
      param: 'offer',
      label: 'Offer',
      labels: OFFER_STAGE_BADGES,
      isSelect: true,
      allLabel: 'All offers',
    },
    csv: [
      { value: ({ offer_stage: stage }) => OFFER_STAGE_BADGES[stage].word },
      { header: 'Offer views', value: ({ offer }) => offer?.views ?? null },
      {
        header: 'Decline reason',
        value: ({ offer }) =>
          offer?.decline_reason ? DECLINE_REASONS[offer.decline_reason] : null,
      },
      { header: 'Load', value: ({ offer }) => offer?.load_number ?? null },
    ],
  },
]);
