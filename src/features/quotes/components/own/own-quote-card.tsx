import { Link } from 'react-router-dom';
import { LoadGlyph } from '@/shared/drawing/load-glyph';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';
import { formatDate } from '@domain/time/moment-text';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import type { OwnQuote } from '../../api/own-quotes';
import { loadSizeText } from '../../model/load-size-text';
import { getQuoteProgress } from '../../model/quote-progress';

interface OwnQuoteCardProps {
  quote: OwnQuote;
  /** Heading level: one below the list's heading. */
  as?: 'h2' | 'h3';
}

/** A quote in the customer's list: rear view of the load, route and status. */
export function OwnQuoteCard({ quote, as: Heading = 'h2' }: OwnQuoteCardProps) {
  const { id, reference, origin, destination, equipment, created_at } = quote;
  const { tone, label, reply } = getQuoteProgress(quote, useNow());
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b px-4.5 py-4 last:border-b-0 hover:bg-hover sm:grid-cols-[6.5rem_minmax(0,1fr)_13rem] lg:max-2xl:grid-cols-[5rem_minmax(0,1fr)_10.5rem] lg:max-2xl:gap-x-4">
      <LoadGlyph
        width={quote.width}
        height={quote.height}
        deck={trailerForLoad(quote).deck}
        className="h-auto w-full max-sm:self-start"
      />
      <div className="min-w-0 leading-snug">
        <Heading className="type-h4 wrap-anywhere">
          <Link
            to={`/quotes/${id}`}
            className="no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {`${origin} to ${destination}`}
          </Link>
        </Heading>
        <p className="mt-1 wrap-anywhere text-muted tabular-nums">
          {[loadSizeText(quote), equipment].filter(Boolean).join(', ')}
        </p>
        <p className="mt-1 text-sm text-subtle tabular-nums">
          <span>{`${reference}, sent`}</span>{' '}
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
      </div>
      <div className="grid justify-items-start gap-1.5 max-sm:col-start-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-sm leading-snug text-muted tabular-nums">{reply}</span>
      </div>
    </li>
  );
}
