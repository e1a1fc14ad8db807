import { Skeleton } from '@/shared/ui/skeleton';
import { ADMIN_SECTIONS } from './sections';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** Placeholder of the console while the session and roles are loading. */
export function AdminSkeleton() {
  return (
    <div
      role="status"
      className="grid min-h-svh xl:grid-cols-[4rem_1fr] 3xl:grid-cols-[14.5rem_1fr]"
    >
      <span className="sr-only">Loading...</span>
      <div className="hidden content-start gap-3 border-r bg-side px-3 py-4.5 xl:grid">
        <Skeleton className="mb-3 h-9 w-full max-w-32" />
        {ADMIN_SECTIONS.map(({ path }) => (
          <Skeleton key={path} className="h-8" />
        ))}
      </div>
      <div>
        <div className="flex h-14 items-center border-b bg-surface px-[clamp(1rem,2vw,1.75rem)]">
          <Skeleton className="h-5 w-32" />
        </div>
        <div className="grid gap-5 p-[clamp(1rem,2vw,1.75rem)]">
          <Skeleton className="h-9 max-w-sm" />
          <div className="rounded-md border bg-surface">
            {ROWS.map((row) => (
              <div key={row} className="flex justify-between gap-8 border-b p-5 last:border-b-0">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-4 w-24" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
