import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { InboxList } from '@/shared/console/inbox/inbox-list';
import { useInbox } from '@/shared/console/inbox/use-inbox';
import { useListParams } from '@/shared/console/list/use-list-params';
import { whenOpened } from '@/shared/console/when-opened';
import { messageInbox, type ContactMessage } from '../api/message-inbox';
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
  const inbox = useInbox(messageInbox, {
    params,
    filters: params.filters,
    actions: MESSAGE_ACTIONS,
    canDelete: isAdmin,
  });
  return (
    <>
      <InboxList
        inbox={inbox}
        columns={MESSAGE_COLUMNS}
        handlers={inbox.handlers}
        search="Name, email or subject"
        skeletonRow="md:h-19 xl:h-14 dense:h-6"
        empty="Messages from the contact form appear here as soon as they are sent."
        nameOf={({ name }) => name}
      />
      <MessageDrawer drawer={inbox.drawer} renderEmails={renderEmails} handlers={inbox.handlers} />
    </>
  );
}
