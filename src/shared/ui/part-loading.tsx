import { cn } from '@/shared/lib/cn';
import { Spinner } from './spinner';

/** Holds the place of a part that is on its way; `className` gives it the size of what comes. */
export function PartLoading({ className }: { className: string }) {
  return (
    <p role="status" className={cn('grid place-items-center text-muted', className)}>
      <span className="flex items-center gap-3">
        <Spinner /> Loading...
      </span>
    </p>
  );
}
