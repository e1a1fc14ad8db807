import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { RecordBulkActions, type RecordHandlers } from '@/shared/console/list/record-actions';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { whenOpened } from '@/shared/console/when-opened';
import { useDeleteMessagesMutation, useSetMessageStatusesMutation } from '../api/message-bulk';
import { messageCountsQueryOptions } from '../api/message-counts';
import { useDeleteMessageMutation, useSetMessageStatusMutation } from '../api/message-mutations';
import { messagesQueryOptions, type ContactMessage } from '../api/messages';
import { MESSAGE_NOUN, messageToasts } from '../messages';
import { MESSAGE_LIST_PARAMS } from '../model/message-list-params';
import { MESSAGE_ACTIONS, MESSAGE_COLUMNS } from './message-columns';

const MessageDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./message-drawer')).MessageDrawer,
);

interface MessagesViewProps {
  /** Renders the emails about a message and the reply form. */
  renderEmails: (message: ContactMessage) => ReactNode;
}

/** The console's contact messages: list, drawer and actions. */
export function MessagesView({ renderEmails }: MessagesViewProps) {
  const { isAdmin } = useAuth();
  const params = useListParams(MESSAGE_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(messagesQueryOptions(params.filters)), params);
  const { data: counts } = useQuery(messageCountsQueryOptions(params.filters.search));
  const { mutate: setStatus } = useSetMessageStatusMutation();
  const deletion = useDeletion<ContactMessage>(useDeleteMessageMutation(), params);
  const statusMutation = useSetMessageStatusesMutation();
  const deleteMutation = useDeleteMessagesMutation();

  const handlers: RecordHandlers<ContactMessage> = {
    onStatusChange: (message, status) => {
      list.forgetNewRow(message.id);
      setStatus({ record: message, status });
    },
    onDelete: isAdmin ? deletion.ask : undefined,
  };

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={MESSAGE_COLUMNS}
        handlers={handlers}
        noun={MESSAGE_NOUN}
        search="Name, email or subject"
        counts={{ status: counts }}
        skeletonRow="md:h-19 xl:h-14 dense:h-6"
        failure={messageToasts.fetchFailed.title}
        empty="Messages from the contact form appear here as soon as they are sent."
        nameOf={({ name }) => name}
        bulk={(selection) => (
          <RecordBulkActions
            selection={selection}
            noun={MESSAGE_NOUN}
            actions={MESSAGE_ACTIONS}
            statusMutation={statusMutation}
            deleteMutation={isAdmin ? deleteMutation : undefined}
            deleteFailed={messageToasts.deleteFailed.description}
          />
        )}
      />
      <MessageDrawer
        drawer={{ ...params.drawer, rows: list.rows }}
        renderEmails={renderEmails}
        handlers={handlers}
      />
      <DeleteDialog
        {...deletion.dialog}
        noun="message"
        hasTrash
        title={(message) => `Delete the message from ${message.name}?`}
        failure={messageToasts.deleteFailed.description}
      />
    </>
  );
}
