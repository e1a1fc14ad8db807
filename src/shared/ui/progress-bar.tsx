import { cn } from '@/shared/lib/cn';

interface ProgressBarProps {
  /** Accessible name: what is in progress. */
  label: string;
  /** From 0 to 1. */
  value: number;
  className?: string | undefined;
}

/** A 4 px progress bar. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value * 100)}
      className={cn('h-1 bg-line', className)}
    >
      <div
        className="h-full origin-left bg-strong transition-transform"
        style={{ transform: `scaleX(${String(value)})` }}
      />
    </div>
  );
}
