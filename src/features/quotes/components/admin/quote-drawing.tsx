import { LoadDrawing } from '@/shared/drawing/load-drawing';
import type { AdminQuote } from '../../api/admin-quote-columns';

/** Scale drawing of a quote's load on the trailer its equipment names, or one that carries it. */
export function QuoteDrawing({ quote }: { quote: AdminQuote }) {
  return (
    <LoadDrawing
      length={quote.length}
      width={quote.width}
      height={quote.height}
      equipment={quote.equipment}
      weight_lbs={quote.weight_lbs}
      isRatingChecked
    />
  );
}
