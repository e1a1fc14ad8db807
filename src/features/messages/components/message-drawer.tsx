import type { ReactNode } from 'react';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import {
  EmailLink,
  PhoneLink,
  RecordFact,
  RecordFacts,
} from '@/shared/console/record/record-facts';
import { formatDateTime } from '@/shared/lib/format-date';
import { Skeleton } from '@/shared/ui/skeleton';
import { messageQueryOptions, type ContactMessage } from '../api/messages';
import { messageToasts } from '../messages';
import { MessageDrawerActions, type MessageHandlers } from './message-actions';
import { MessageStatusBadge } from './message-status-badge';

interface MessageDrawerProps extends MessageHandlers {
  /** Id from the address; `null` while the drawer is closed. */
  openId: string | null;
  /** The list behind the drawer, for previous and next. */
  messages: readonly ContactMessage[] | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The mails about it, and the form to write one. */
  renderMails: (message: ContactMessage) => ReactNode;
}

/** One message, to be read and answered. */
export function MessageDrawer({
  openId,
  messages,
  onOpen,
  onClose,
  renderMails,
  ...handlers
}: MessageDrawerProps) {
  return (
    <RecordDrawer
      openId={openId}
      rows={messages}
      queryOptions={messageQueryOptions}
      noun="message"
      failure={messageToasts.fetchFailed.title}
      title={(message) => message.subject}
      eyebrow={(message) => <MessageStatusBadge status={message.status} />}
      subtitle={(message) => (
        <>
          Received <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
        </>
      )}
      footer={(message) => <MessageDrawerActions message={message} {...handlers} />}
      skeleton={
        <>
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </>
      }
      onOpen={onOpen}
      onClose={onClose}
    >
      {(message) => (
        <>
          <RecordFacts>
            <RecordFact term="From">{message.name}</RecordFact>
            <RecordFact term="Email">
              <EmailLink email={message.email} />
            </RecordFact>
            <RecordFact term="Phone">
              {message.phone === null ? (
                <span className="text-subtle">Not given</span>
              ) : (
                <PhoneLink phone={message.phone} />
              )}
            </RecordFact>
          </RecordFacts>
          <p className="rounded-sm border bg-page p-4 leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {message.message}
          </p>
          {renderMails(message)}
        </>
      )}
    </RecordDrawer>
  );
}
