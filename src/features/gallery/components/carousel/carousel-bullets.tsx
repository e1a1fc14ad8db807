import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';

interface CarouselBulletsProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  titles: readonly string[];
  index: number;
  onSelect: (index: number) => void;
}

/** One bar per slide; a click centers that slide. */
export function CarouselBullets({ titles, index, onSelect, ...rest }: CarouselBulletsProps) {
  return (
    <div {...rest} role="group" aria-label="Slides" className="flex min-w-0 flex-1">
      {titles.map((title, at) => (
        <button
          key={at}
          type="button"
          aria-label={`Slide ${String(at + 1)}: ${title}`}
          aria-current={at === index}
          className="group grid h-11 min-w-0 flex-1 place-items-center rounded-sm px-0.5 sm:w-8 sm:flex-none"
          onClick={() => {
            onSelect(at);
          }}
        >
          <span
            className={cn(
              'w-full',
              at === index ? 'h-1.25 bg-accent' : 'h-0.75 bg-ink-500 group-hover:bg-muted',
            )}
          />
        </button>
      ))}
    </div>
  );
}
