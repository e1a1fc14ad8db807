import { cn } from '@/shared/lib/cn';

interface LaneProps {
  origin: string;
  destination: string;
  className?: string | undefined;
}

/** Origin and destination, connected by a dimension line. Long names wrap to two lines. */
export function Lane({ origin, destination, className }: LaneProps) {
  return (
    <p
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere',
        className,
      )}
    >
      <span>{origin}</span>
      <span className="sr-only"> to </span>
      <span
        aria-hidden="true"
        className="relative h-2.25 min-w-12 flex-1 border-x border-line-strong before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line-strong after:absolute after:top-px after:right-0 after:border-y-[3.5px] after:border-l-8 after:border-y-transparent after:border-l-subtle"
      />
      <span>{destination}</span>
    </p>
  );
}
