import { Archive, Check } from 'lucide-react';
import {
  ACTIONS_COLUMN,
  CREATED_COLUMN,
  NEWEST_FIRST_SORT,
  statusColumn,
} from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import {
  RecordRowActions,
  type RecordHandlers,
  type StatusAction,
} from '@/shared/console/list/record-actions';
import { EmailText } from '@/shared/ui/email-text';
import { RowTrigger } from '@/shared/ui/row-trigger';
import type { ContactMessage } from '../api/message-inbox';
import type { MESSAGE_LIST_PARAMS, MessageStatus } from '../model/message-list-params';
import { MESSAGE_STATUS_BADGES, MessageStatusBadge } from './message-status-badge';

export const MESSAGE_ACTIONS: readonly StatusAction<MessageStatus>[] = [
  {
    status: 'handled',
    label: 'Mark as handled',
    row: { Icon: Check, label: 'Handled' },
    bulk: 'Mark as handled',
  },
  {
    status: 'archived',
    label: 'Archive',
    row: { Icon: Archive, label: 'Archive' },
    bulk: 'Archive',
  },
  { status: 'new', label: 'Mark as new' },
];

/** The messages list's columns. */
export const MESSAGE_COLUMNS = listColumns<
  ContactMessage,
  typeof MESSAGE_LIST_PARAMS,
  RecordHandlers<ContactMessage>
>([
  { ...CREATED_COLUMN, sort: NEWEST_FIRST_SORT },
  {
    header: 'From',
    className: 'md:w-44 xl:w-56 dense:w-80',
    skeleton: 'w-40',
    cell: ({ name }, { open }) => (
      <RowTrigger className="line-clamp-2 wrap-anywhere" title={name} onClick={open}>
        {name}
      </RowTrigger>
    ),
    detail: ({ email }) => (
      <span className="line-clamp-2 wrap-anywhere" title={email}>
        <EmailText email={email} />
      </span>
    ),
  },
  {
    ...statusColumn<ContactMessage>(({ status }) => <MessageStatusBadge status={status} />),
    className: 'md:w-32',
    filter: { param: 'status', label: 'Status', labels: MESSAGE_STATUS_BADGES },
  },
  {
    header: 'Message',
    card: 'line',
    skeleton: 'w-72',
    cell: ({ subject }) => (
      <span className="line-clamp-2 wrap-anywhere" title={subject}>
        {subject}
      </span>
    ),
    // The drawer shows all of it.
    detail: ({ message }) => <span className="line-clamp-1 wrap-anywhere">{message}</span>,
  },
  {
    ...ACTIONS_COLUMN,
    className: 'w-30',
    cell: (message, { handlers }) => (
      <RecordRowActions
        record={message}
        name={message.name}
        actions={MESSAGE_ACTIONS}
        handlers={handlers}
      />
    ),
  },
]);
