import { cn } from '@/shared/lib/cn';

interface SpinnerProps {
  /** Accessible text; omit it inside a busy button. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A spinning ring in the text's size and color; static with reduced motion. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden="true"
      className={cn(
        'inline-block size-[1em] flex-none rounded-full border-2 border-current border-r-transparent motion-safe:animate-[spin_800ms_linear_infinite]',
        className,
      )}
    />
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex items-center">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
