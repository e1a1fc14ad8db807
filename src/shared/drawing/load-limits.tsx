import { formatExcess, formatFeet } from '@domain/numbers/length';
import { cn } from '@/shared/lib/cn';
import { checkLoad } from './check-load';
import type { DeckType } from './decks';
import { trailerForLoad, type LoadOnTrailer } from './trailer-for-load';

interface LoadLimitsProps {
  load: LoadOnTrailer;
  /** The chosen trailer. Without one, the drawing uses the trailer named as equipment, or one that carries the load. */
  trailer?: { deck: DeckType; deckHeightFt: number } | null | undefined;
}

/** Length, width and loaded height, each with how far it is over legal size. */
export function LoadLimits({ load, trailer }: LoadLimitsProps) {
  const { over, loadedHeight } = checkLoad(
    load,
    trailer?.deck ?? trailerForLoad(load).deck,
    trailer?.deckHeightFt,
  );
  const limits = [
    { name: 'Length', measured: load.length, shown: formatFeet(load.length), over: over.length },
    { name: 'Width', measured: load.width, shown: formatFeet(load.width), over: over.width },
    { name: 'Height', measured: load.height, shown: formatFeet(loadedHeight), over: over.height },
  ];
  return (
    <ul aria-label="Dimensions" className="flex flex-wrap gap-1.5">
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
            : `${name} ${shown}${name === 'Height' ? ' loaded' : ''}${excess > 0 ? `, over by ${formatExcess(excess)}` : ''}`}
        </li>
      ))}
    </ul>
  );
}
