import { useQuery } from '@tanstack/react-query';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import type { ListParamsState } from '@/shared/console/list/use-list-params';
import type { RecordListState } from '@/shared/console/list/use-record-list';
import { messageCountsQueryOptions } from '../api/message-counts';
import type { ContactMessage } from '../api/messages';
import { MESSAGE_NOUN, messageToasts } from '../messages';
import type { MESSAGE_LIST_PARAMS } from '../model/message-list-params';
import type { MessageHandlers } from './message-actions';
import { MessageBulkActions } from './message-bulk-actions';
import { MessageRow } from './message-row';
import { MessageRowSkeleton, MessagesTable } from './messages-table';

interface MessagesListProps extends MessageHandlers {
  list: RecordListState<ContactMessage>;
  address: ListParamsState<typeof MESSAGE_LIST_PARAMS>;
}

const tellArrivals = (messages: readonly ContactMessage[]) =>
  `New message from ${messages.map(({ name }) => name).join(', ')}.`;

/** The contact messages as rows. */
export function MessagesList({ list, address, ...handlers }: MessagesListProps) {
  const { data: counts } = useQuery(messageCountsQueryOptions(address.filters.search));
  const total =
    counts &&
    (address.filters.status === 'all'
      ? counts.new + counts.handled + counts.archived
      : counts[address.filters.status]);
  return (
    <RecordList
      list={list}
      failure={messageToasts.fetchFailed.title}
      onArrival={tellArrivals}
      skeleton={
        <ListSkeleton label="Loading messages..." Table={MessagesTable} Row={MessageRowSkeleton} />
      }
      empty={
        <ListEmpty title="No messages found" noun="messages" {...address.narrowing}>
          What is written in the contact form appears here the moment it is sent.
        </ListEmpty>
      }
      bulk={{
        noun: MESSAGE_NOUN,
        actions: (selection) => <MessageBulkActions selection={selection} />,
      }}
      foot={<ListFooter list={list} shown={list.rows?.length ?? 0} total={total} />}
    >
      {(messages) => (
        <MessagesTable {...address.sorting}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isOpen={message.id === address.openId}
              isArrival={list.arrivals.has(message.id)}
              onOpen={address.open}
              {...handlers}
            />
          ))}
        </MessagesTable>
      )}
    </RecordList>
  );
}
