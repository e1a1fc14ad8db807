import { cn } from '@/shared/lib/cn';
import { Spinner } from './spinner';

/** Placeholder of a lazy part; give it the part's size with `className`. */
export function PartLoading({ className }: { className: string }) {
  return (
    <p role="status" className={cn('grid place-items-center text-muted', className)}>
      <span className="flex items-center gap-3">
        <Spinner />
        <span>{' Loading...'}</span>
      </span>
    </p>
  );
}
