import { useQuery } from '@tanstack/react-query';
import type { EmailRecord } from '@contracts/reply';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { formatDateTime } from '@/shared/lib/format-date';
import { personName } from '@/shared/lib/person-name';
import { Skeleton } from '@/shared/ui/skeleton';
import { emailLogQueryOptions, type SentEmail } from '../api/email-log';
import { emailMessages } from '../messages';

/** What was written to a customer about a record, newest first. */
export function SentEmails({ type, id }: { type: EmailRecord; id: string }) {
  const { data: mails, error, isFetching, refetch } = useQuery(emailLogQueryOptions(type, id));
  return (
    <>
      {error && (
        <FetchFailure
          title={emailMessages.fetchFailed}
          error={error}
          hasRows={mails !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {mails === undefined && !error && <Skeleton className="h-11" />}
      {mails?.length === 0 && <p className="text-subtle">No mail has been sent yet.</p>}
      {mails !== undefined && mails.length > 0 && (
        <ol className="grid gap-2" aria-label="Sent mails">
          {mails.map((mail) => (
            <MailEntry key={mail.id} mail={mail} />
          ))}
        </ol>
      )}
    </>
  );
}

/** What the site mails by itself, in the words of the console. */
const BY_THE_SITE = { confirmation: 'to the customer', dispatch: 'to dispatch' } as const;

function MailEntry({ mail }: { mail: SentEmail }) {
  const subject = <span className="font-semibold wrap-anywhere">{mail.subject}</span>;
  const when = mail.sent_at === null ? 'On its way' : formatDateTime(mail.sent_at);
  const sending = (
    <span className="block text-sm text-subtle tabular-nums">
      {when}, {senderOf(mail)}
    </span>
  );
  // The text of the site's own mails is not kept: it carries the customer's private link.
  if (mail.body === null) {
    return (
      <li className="rounded-sm border px-3 py-2 leading-snug">
        {subject}
        {sending}
      </li>
    );
  }
  return (
    <li className="rounded-sm border">
      <details>
        <summary className="cursor-pointer px-3 py-2 leading-snug [&>span:last-child]:pl-4">
          {subject}
          {sending}
        </summary>
        <p className="border-t px-3 py-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {mail.body}
        </p>
      </details>
    </li>
  );
}

function senderOf({ kind, sender }: SentEmail): string {
  if (kind !== 'reply') return `by the site ${BY_THE_SITE[kind]}`;
  return `by ${personName(sender) ?? 'a former colleague'}`;
}
