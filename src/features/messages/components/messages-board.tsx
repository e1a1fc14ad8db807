import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { useDeleteMessageMutation, useSetMessageStatusMutation } from '../api/message-mutations';
import { messagesQueryOptions, type ContactMessage } from '../api/messages';
import { messageToasts } from '../messages';
import { MESSAGES_ADDRESS, type MessageStatus } from '../model/messages-address';
import { MessageDrawer } from './message-drawer';
import { MessagesList } from './messages-list';
import { MessagesToolbar } from './messages-toolbar';

interface MessagesBoardProps {
  /** The mails about a message, and the form to write one. */
  renderMails: (message: ContactMessage) => ReactNode;
}

/** The inbox of the contact form: filters, the live list, the drawer, and what is done. */
export function MessagesBoard({ renderMails }: MessagesBoardProps) {
  const { filters, openId, setFilters, setOpenId } = useListAddress(MESSAGES_ADDRESS);
  const list = useRecordList(useInfiniteQuery(messagesQueryOptions(filters)), filters);
  const { mutate: setStatus } = useSetMessageStatusMutation();
  const deletion = useDeleteMessageMutation();
  const [toDelete, setToDelete] = useState<ContactMessage | null>(null);

  const open = (id: string) => {
    list.forgetArrival(id);
    setOpenId(id);
  };
  const handlers = {
    onStatusChange: (message: ContactMessage, status: MessageStatus) => {
      list.forgetArrival(message.id);
      setStatus({ record: message, status });
    },
    onDelete: setToDelete,
  };

  return (
    <>
      <MessagesToolbar filters={filters} onFiltersChange={setFilters} />
      <MessagesList
        list={list}
        filters={filters}
        openId={openId}
        onOpen={({ id }) => {
          open(id);
        }}
        onFiltersChange={setFilters}
        {...handlers}
      />
      <MessageDrawer
        openId={openId}
        messages={list.rows}
        onOpen={open}
        onClose={() => {
          setOpenId(null);
        }}
        renderMails={renderMails}
        {...handlers}
      />
      <DeleteDialog
        record={toDelete}
        noun="message"
        title={(message) => `Delete the message from ${message.name}?`}
        mutation={deletion}
        failure={messageToasts.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
        onDeleted={(id) => {
          if (id === openId) setOpenId(null);
        }}
      />
    </>
  );
}
