import { useQuery } from '@tanstack/react-query';
import { followQuoteQueryOptions } from '../api/follow-quote';
import type { SentQuote } from '../model/sent-quote';

/** The reference, in large type: customers read it out on the phone. */
export function QuoteReference({ quote: { reference, token } }: { quote: SentQuote }) {
  // If the response to the insert was lost, the private link still leads to the reference.
  const tracked = useQuery({
    ...followQuoteQueryOptions(token ?? ''),
    enabled: reference === null && token !== null,
  });
  const known = reference ?? tracked.data?.reference;
  return (
    <p data-keep-clear="">
      <span className="text-sm text-subtle">Reference</span>
      <br />
      {known === undefined ? (
        <span className="text-muted">You’ll find it in the email we send you.</span>
      ) : (
        <strong className="text-[1.75rem] leading-tight font-bold tabular-nums">{known}</strong>
      )}
    </p>
  );
}
