import { cn } from '@/shared/lib/cn';

/** A loading placeholder; give it the size of the content with `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cn('shimmer rounded-xs', className)} />;
}
