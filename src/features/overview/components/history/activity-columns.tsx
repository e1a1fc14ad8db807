import { CREATED_COLUMN, createdDay, createdTime } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { personName } from '@/shared/lib/person-name';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { ActivityEntry } from '../../api/activity-history';
import { ACTIVITY_PERIODS, type ACTIVITY_LIST_PARAMS } from '../../model/activity-list-params';
import { ACTION_LABELS, describeActivity, SUBJECT_LABELS } from '../../model/describe-activity';

/** Visitors and scheduled jobs have no account. */
export const actorName = ({ actor }: ActivityEntry) => personName(actor) ?? 'Visitor or system';

/** The activity page's columns. */
export const ACTIVITY_COLUMNS = listColumns<ActivityEntry, typeof ACTIVITY_LIST_PARAMS>([
  {
    ...CREATED_COLUMN,
    header: 'When',
    filter: { param: 'period', label: 'Period', labels: ACTIVITY_PERIODS },
    csv: { value: ({ created_at }) => created_at },
  },
  {
    header: 'What',
    skeleton: 'w-56',
    filter: {
      param: 'action',
      label: 'Action',
      isSelect: true,
      allLabel: 'All actions',
      labels: ACTION_LABELS,
    },
    csv: { value: describeActivity },
    cell: (entry, { open }) => (
      <>
        <RowTrigger className="wrap-anywhere" onClick={open}>
          {describeActivity(entry)}
        </RowTrigger>
        <span className="block text-xs text-subtle md:hidden">
          {createdDay(entry)}
          <span>{`, ${createdTime(entry)}`}</span>
        </span>
      </>
    ),
  },
  {
    header: 'Record',
    card: 'line',
    className: 'max-md:order-last',
    skeleton: 'w-40',
    filter: {
      param: 'kind',
      label: 'Record',
      isSelect: true,
      allLabel: 'All records',
      labels: SUBJECT_LABELS,
    },
    csv: [
      { value: ({ label }) => label },
      { header: 'Record ID', value: ({ record_id }) => record_id },
    ],
    cell: ({ label }) => (
      <span className="line-clamp-2 wrap-anywhere" title={label}>
        {label}
      </span>
    ),
  },
  {
    header: 'Who',
    card: 'right',
    className: 'md:w-56',
    skeleton: 'w-32',
    csv: { value: ({ actor }) => actor?.email ?? null, place: 2 },
    cell: (entry) => <span className="wrap-anywhere">{actorName(entry)}</span>,
  },
]);
