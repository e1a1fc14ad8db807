import { useQuery } from '@tanstack/react-query';
import { countOf } from '@domain/numbers/counts';
import { formatDateTime } from '@domain/time/moment-text';
import { Button } from '@/shared/ui/button';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { quoteEmailsQueryOptions, type QuoteEmail } from '../../api/quote-emails';
import { useResendQuoteEmailsMutation } from '../../api/resend-quote-emails';

/** A quote's automatic emails: when they were sent; if they weren't, why, with a button to send them. */
export function QuoteEmailsFact({ quote }: { quote: AdminQuote }) {
  const { data: emails = [], isPending: isLoading } = useQuery(quoteEmailsQueryOptions(quote.id));
  const { mutate, isPending } = useResendQuoteEmailsMutation(quote.id);
  const unsent = emails.filter(({ sent_at }) => sent_at === null);
  if (isLoading) return <span className="text-subtle">Loading...</span>;
  const [latest] = emails
    .map(({ sent_at }) => sent_at)
    .sort()
    .reverse();
  if (latest != null && unsent.length === 0) return <span>{formatDateTime(latest)}</span>;
  return (
    <div className="grid justify-items-start gap-1.5">
      {emails.length === 0 ? (
        <p>Not sent. The customer probably closed the page too early.</p>
      ) : (
        emails.map((email) => <EmailState key={email.kind} email={email} />)
      )}
      <Button
        variant="quiet"
        size="sm"
        isBusy={isPending}
        busyText="Sending..."
        onClick={() => {
          mutate();
        }}
      >
        Resend
      </Button>
    </div>
  );
}

function EmailState({ email }: { email: QuoteEmail }) {
  const { kind, sent_at, attempts, last_error, hold } = email;
  const name = kind === 'confirmation' ? 'Confirmation' : 'Email to dispatch';
  if (sent_at !== null) {
    return <p>{`${name}: ${formatDateTime(sent_at)}`}</p>;
  }
  if (hold !== null) {
    return (
      <p className="wrap-anywhere">
        {`${name} ${hold === 'suppressed' ? 'not sent' : 'waiting'}: ${last_error ?? ''}`}
      </p>
    );
  }
  return (
    <p className="wrap-anywhere text-danger-text">
      {`${name} not sent after ${countOf(attempts, 'attempt')}: ${last_error ?? ''}`}
    </p>
  );
}
