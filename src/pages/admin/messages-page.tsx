import { replySubject } from '@/features/emails/model/email-record';
import { messageKeys } from '@/features/messages/api/keys';
import { MESSAGE_TRASH } from '@/features/messages/api/message-trash';
import { MessagesView } from '@/features/messages/components/messages-view';
import { useAuth } from '@/session/use-auth';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { TrashButton } from '@/shared/console/trash/trash-button';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ConsolePage } from './console-page';

const EmailThread = lazyPart(
  async () => (await import('@/features/emails/components/email-thread')).EmailThread,
  { onFailure: NotLoaded },
);

/** /admin/messages */
export function MessagesPage() {
  const { isAdmin } = useAuth();
  return (
    <ConsolePage
      title="Messages"
      path="/admin/messages"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={messageKeys.all} />
          {isAdmin && <TrashButton source={MESSAGE_TRASH} />}
        </>
      }
    >
      <MessagesView
        renderEmails={({ id, email, subject }) => (
          <EmailThread
            record={{ type: 'message', id, email, subject: replySubject(subject) }}
            shownBy={messageKeys.all}
          />
        )}
      />
    </ConsolePage>
  );
}
