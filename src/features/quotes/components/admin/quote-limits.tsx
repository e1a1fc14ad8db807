import { checkLoad } from '@/shared/drawing/check-load';
import { deckFromEquipment } from '@/shared/drawing/deck-from-equipment';
import { cn } from '@/shared/lib/cn';
import type { AdminQuote } from '../../api/admin-quote-columns';

const feet = (value: number) => value.toFixed(1);

/** The three measures, and by how much each is over the legal envelope on that trailer. */
export function QuoteLimits({ quote }: { quote: AdminQuote }) {
  const { over, loadedHeight } = checkLoad(quote, deckFromEquipment(quote.equipment));
  const limits = [
    { name: 'Length', measured: quote.length, shown: feet(quote.length), over: over.length },
    { name: 'Width', measured: quote.width, shown: feet(quote.width), over: over.width },
    { name: 'Height', measured: quote.height, shown: feet(loadedHeight), over: over.height },
  ];
  return (
    <ul aria-label="Measures" className="flex flex-wrap gap-1.5">
      {limits.map(({ name, measured, shown, over: excess }) => (
        <li
          key={name}
          className={cn(
            'rounded-xs px-2 py-1 text-sm leading-tight font-semibold tabular-nums font-stretch-[84%]',
            excess > 0 ? 'bg-warn-surface text-warn' : 'bg-sunk text-muted',
          )}
        >
          {measured === 0
            ? `${name} not given`
            : `${name} ${shown} ft${name === 'Height' ? ' loaded' : ''}${excess > 0 ? `, over ${feet(excess)}` : ''}`}
        </li>
      ))}
    </ul>
  );
}
