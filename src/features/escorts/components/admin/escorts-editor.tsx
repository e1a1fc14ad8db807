import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';

/** A load's escort slots and offers; the list of loads doesn't need their code. */
export const EscortsEditor = lazyPart(async () => (await import('./load-escorts')).LoadEscorts, {
  fallback: <Skeleton className="h-32" />,
  onFailure: NotLoaded,
});
