import { useQuery } from '@tanstack/react-query';
import type { EmailRecord } from '@contracts/reply';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { formatDateTime } from '@domain/time/moment-text';
import { personName } from '@/shared/lib/person-name';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { emailLogQueryOptions, type SentEmail } from '../api/email-log';
import { useResendEmailsMutation, type ResentRecord } from '../api/resend-emails';
import { emailToasts } from '../toasts';

/** The emails about a record, newest first. */
export function SentEmails({ type, id }: { type: EmailRecord; id: string }) {
  const { data: emails, error, isFetching, refetch } = useQuery(emailLogQueryOptions(type, id));
  return (
    <>
      {error && (
        <FetchFailure
          title={emailToasts.fetchFailed}
          error={error}
          hasRows={emails !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {emails === undefined && !error && <Skeleton className="h-11" />}
      {type !== 'quote' && emails?.some(isUnsent) && <ResendButton type={type} id={id} />}
      {emails?.length === 0 && <p className="text-subtle">No emails yet.</p>}
      {emails !== undefined && emails.length > 0 && (
        <ol className="grid gap-2" aria-label="Sent emails">
          {emails.map((email) => (
            <EmailEntry key={email.id} type={type} email={email} />
          ))}
        </ol>
      )}
    </>
  );
}

/** True if this is an automatic email that failed. A failed reply is still in its form. */
const isUnsent = ({ kind, sent_at, last_error }: SentEmail) =>
  kind !== 'reply' && sent_at === null && last_error !== null;

function ResendButton({ type, id }: { type: ResentRecord; id: string }) {
  const { mutate, isPending } = useResendEmailsMutation(type, id);
  return (
    <Button
      variant="quiet"
      size="sm"
      className="justify-self-start"
      isBusy={isPending}
      busyText="Sending..."
      onClick={() => {
        mutate();
      }}
    >
      Resend
    </Button>
  );
}

const SENDERS: Record<EmailRecord, string> = {
  quote: 'the customer',
  message: 'the sender',
  application: 'the applicant',
};

function EmailEntry({ type, email }: { type: EmailRecord; email: SentEmail }) {
  const subject = <span className="font-semibold wrap-anywhere">{email.subject}</span>;
  const when = email.sent_at === null ? 'Sending' : formatDateTime(email.sent_at);
  const details =
    email.hold !== null ? (
      <span className="block text-sm wrap-anywhere text-muted">
        {`${email.hold === 'suppressed' ? 'Not sent' : 'Waiting'}: ${email.last_error ?? ''}`}
      </span>
    ) : email.sent_at === null && email.last_error !== null ? (
      <span className="block text-sm wrap-anywhere text-danger-text">
        {`Not sent to ${email.to_email ?? ''}: ${email.last_error}`}
      </span>
    ) : (
      <span className="block text-sm text-subtle tabular-nums">
        {`${when}, ${senderOf(type, email)}`}
      </span>
    );
  // Automatic emails are logged without their text, because it has the customer's private link.
  if (email.body === null) {
    return (
      <li className="rounded-sm border px-3 py-2 leading-snug">
        {subject}
        {details}
      </li>
    );
  }
  return (
    <li className="rounded-sm border">
      <details>
        <summary className="cursor-pointer px-3 py-2 leading-snug [&>span:last-child]:pl-4">
          {subject}
          {details}
        </summary>
        <p className="border-t px-3 py-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {email.body}
        </p>
      </details>
    </li>
  );
}

function senderOf(type: EmailRecord, { kind, sender }: SentEmail): string {
  if (kind !== 'reply') {
    return `sent automatically to ${kind === 'dispatch' ? 'dispatch' : SENDERS[type]}`;
  }
  return `by ${personName(sender) ?? 'a former colleague'}`;
}
