import { use } from 'react';
import { cn } from '@/shared/lib/cn';
import type { LiveState } from '@/shared/lib/live-state';
import { LiveContext } from './live-context';

const LABELS: Record<LiveState, { text: string; dot: string }> = {
  connecting: { text: 'Connecting', dot: 'bg-line-strong' },
  live: { text: 'Live', dot: 'bg-ok' },
  interrupted: { text: 'Reconnecting', dot: 'bg-accent' },
};

/** Shows whether live updates arrive. Phones show only the dot. */
export function LiveIndicator() {
  const { text, dot } = LABELS[use(LiveContext)];
  return (
    <span className="inline-flex items-center gap-2 px-1 text-sm text-subtle">
      <span aria-hidden="true" className={cn('size-2 flex-none rounded-full', dot)} />
      <span className="max-sm:sr-only">{text}</span>
    </span>
  );
}
