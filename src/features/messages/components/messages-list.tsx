import { useQuery } from '@tanstack/react-query';
import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import type { RecordListState } from '@/shared/console/use-record-list';
import { messageCountsQueryOptions } from '../api/message-counts';
import type { ContactMessage } from '../api/messages';
import { MESSAGE_NOUN, messageToasts } from '../messages';
import { MESSAGES_ADDRESS, type MessageFilters } from '../model/messages-address';
import type { MessageHandlers } from './message-actions';
import { MessageBulkActions } from './message-bulk-actions';
import { MessageRow } from './message-row';
import { MessageRowSkeleton, MessagesTable } from './messages-table';

interface MessagesListProps extends MessageHandlers {
  list: RecordListState<ContactMessage>;
  filters: MessageFilters;
  openId: string | null;
  onOpen: (message: ContactMessage) => void;
  onFiltersChange: (filters: MessageFilters) => void;
}

const tellArrivals = (messages: readonly ContactMessage[]) =>
  `New message from ${messages.map(({ name }) => name).join(', ')}.`;

/** The contact messages as rows. */
export function MessagesList({
  list,
  filters,
  openId,
  onOpen,
  onFiltersChange,
  ...handlers
}: MessagesListProps) {
  const { data: counts } = useQuery(messageCountsQueryOptions(filters.search));
  const total =
    counts &&
    (filters.status === 'all'
      ? counts.new + counts.handled + counts.archived
      : counts[filters.status]);
  return (
    <RecordList
      list={list}
      failure={messageToasts.fetchFailed.title}
      onArrival={tellArrivals}
      skeleton={
        <ListSkeleton label="Loading messages..." Table={MessagesTable} Row={MessageRowSkeleton} />
      }
      empty={
        <ListEmpty
          title="No messages found"
          noun="messages"
          isNarrowed={isNarrowed(filters)}
          onShowAll={() => {
            onFiltersChange(withoutFilters(MESSAGES_ADDRESS, filters));
          }}
        >
          What is written in the contact form appears here the moment it is sent.
        </ListEmpty>
      }
      bulk={{
        noun: MESSAGE_NOUN,
        actions: (selection) => <MessageBulkActions selection={selection} />,
      }}
      foot={<ListFoot list={list} shown={list.rows?.length ?? 0} total={total} />}
    >
      {(messages) => (
        <MessagesTable
          sort={filters.sort}
          onSort={(sort) => {
            onFiltersChange({ ...filters, sort });
          }}
        >
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isOpen={message.id === openId}
              isArrival={list.arrivals.has(message.id)}
              onOpen={onOpen}
              {...handlers}
            />
          ))}
        </MessagesTable>
      )}
    </RecordList>
  );
}
