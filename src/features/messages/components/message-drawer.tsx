import type { ReactNode } from 'react';
import type { InboxState } from '@/shared/console/inbox/use-inbox';
import { RecordDrawerActions, type RecordHandlers } from '@/shared/console/list/record-actions';
import { RecordDrawer } from '@/shared/console/record/record-drawer';
import {
  EmailLink,
  PhoneLink,
  RecordFact,
  RecordFacts,
} from '@/shared/console/record/record-facts';
import { formatDateTime } from '@domain/time/moment-text';
import { Skeleton } from '@/shared/ui/skeleton';
import type { ContactMessage } from '../api/message-inbox';
import { MESSAGE_ACTIONS } from './message-columns';
import { MessageStatusBadge } from './message-status-badge';

interface MessageDrawerProps {
  drawer: InboxState<ContactMessage>['drawer'];
  handlers: RecordHandlers<ContactMessage>;
  /** Renders the emails about the message and the reply form. */
  renderEmails: (message: ContactMessage) => ReactNode;
}

/** One message and its replies. */
export function MessageDrawer({ drawer, handlers, renderEmails }: MessageDrawerProps) {
  return (
    <RecordDrawer
      {...drawer}
      title={(message) => message.subject}
      eyebrow={(message) => <MessageStatusBadge status={message.status} />}
      subtitle={(message) => (
        <>
          Received <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
        </>
      )}
      footer={(message) => (
        <RecordDrawerActions record={message} actions={MESSAGE_ACTIONS} handlers={handlers} />
      )}
      skeleton={
        <>
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </>
      }
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
          {renderEmails(message)}
        </>
      )}
    </RecordDrawer>
  );
}
