import type { AdminQuote } from '../../api/admin-quote-columns';

/** From where to where, as a dimension line. Places too long for one line stand one below the other. */
export function QuoteLane({ quote }: { quote: AdminQuote }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
      <span>{quote.origin}</span>
      <span className="sr-only"> to </span>
      <span
        aria-hidden="true"
        className="relative h-2.25 min-w-12 flex-1 border-x border-line-strong before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line-strong after:absolute after:top-px after:right-0 after:border-y-[3.5px] after:border-l-8 after:border-y-transparent after:border-l-subtle"
      />
      <span>{quote.destination}</span>
    </p>
  );
}
