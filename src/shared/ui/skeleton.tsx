import { cn } from '@/shared/lib/cn';

/** A bar where something is on its way; give it the size of what will stand there. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cn('shimmer rounded-xs', className)} />;
}
