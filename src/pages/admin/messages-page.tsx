import { replySubject } from '@/features/emails/model/email-record';
import { messageInbox } from '@/features/messages/api/message-inbox';
import { MessagesView } from '@/features/messages/components/messages-view';
import { useAuth } from '@/session/use-auth';
import { InboxButtons } from '@/shared/console/inbox/inbox-buttons';
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
      actions={<InboxButtons inbox={messageInbox} canDelete={isAdmin} />}
    >
      <MessagesView
        renderEmails={({ id, email, subject }) => (
          <EmailThread
            record={{ type: 'message', id, email, subject: replySubject(subject) }}
            shownBy={messageInbox.keys.all}
          />
        )}
      />
    </ConsolePage>
  );
}
