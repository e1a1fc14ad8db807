import { useQuery } from '@tanstack/react-query';
import { followQuoteQueryOptions } from '../api/follow-quote';
import type { SentQuote } from '../model/quote-receipt';

/** The reference, large: it is what one reads out on the phone. */
export function SentReference({ quote: { reference, token } }: { quote: SentQuote }) {
  // The answer that carried it was lost on the way: the private link tells it too.
  const followed = useQuery({
    ...followQuoteQueryOptions(token ?? ''),
    enabled: reference === null && token !== null,
  });
  const known = reference ?? followed.data?.reference;
  return (
    <p>
      <span className="text-sm text-subtle">Reference</span>
      <br />
      {known === undefined ? (
        <span className="text-muted">It stands in the mail we send you.</span>
      ) : (
        <strong className="text-[1.75rem] leading-tight font-bold tabular-nums">{known}</strong>
      )}
    </p>
  );
}
