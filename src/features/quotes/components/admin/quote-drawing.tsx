import { describeOverload } from '@/shared/drawing/describe-overload';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { trailerForLoad } from '@/shared/drawing/trailer-for-load';
import type { AdminQuote } from '../../api/admin-quote-columns';

/** Scale drawing of a quote's load on the trailer its equipment names, or one that carries it. */
export function QuoteDrawing({ quote }: { quote: AdminQuote }) {
  const { length, width, height, equipment, weight_lbs } = quote;
  const size = { length, width, height };
  const { deck } = trailerForLoad({ ...size, equipment, weight_lbs });
  return (
    <LoadDrawing
      {...{ ...size, equipment, weight_lbs }}
      overload={describeOverload(deck, size, weight_lbs)}
    />
  );
}
