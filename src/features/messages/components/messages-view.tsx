import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { useDeleteMessageMutation, useSetMessageStatusMutation } from '../api/message-mutations';
import { messagesQueryOptions, type ContactMessage } from '../api/messages';
import { messageToasts } from '../messages';
import { MESSAGE_LIST_PARAMS, type MessageStatus } from '../model/message-list-params';
import { MessageDrawer } from './message-drawer';
import { MessagesList } from './messages-list';
import { MessagesToolbar } from './messages-toolbar';

interface MessagesViewProps {
  /** The mails about a message, and the form to write one. */
  renderMails: (message: ContactMessage) => ReactNode;
}

/** The inbox of the contact form: filters, the live list, the drawer, and what is done. */
export function MessagesView({ renderMails }: MessagesViewProps) {
  const address = useListParams(MESSAGE_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(messagesQueryOptions(address.filters)), address);
  const { mutate: setStatus } = useSetMessageStatusMutation();
  const deletion = useDeletion<ContactMessage>(useDeleteMessageMutation(), address);

  const handlers = {
    onStatusChange: (message: ContactMessage, status: MessageStatus) => {
      list.forgetArrival(message.id);
      setStatus({ record: message, status });
    },
    onDelete: deletion.ask,
  };

  return (
    <>
      <MessagesToolbar filters={address.filters} onFiltersChange={address.setFilters} />
      <MessagesList list={list} address={address} {...handlers} />
      <MessageDrawer
        {...address.drawer}
        messages={list.rows}
        renderMails={renderMails}
        {...handlers}
      />
      <DeleteDialog
        {...deletion.dialog}
        noun="message"
        title={(message) => `Delete the message from ${message.name}?`}
        failure={messageToasts.deleteFailed.description}
      />
    </>
  );
}
