import { FLEET_PAGE } from '@/content/fleet';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { Skeleton } from '@/shared/ui/skeleton';
import { Spinner } from '@/shared/ui/spinner';

/** Reserves the space of tabs, drawing and image, so nothing below shifts when they load. */
export function FleetLoading() {
  return (
    <div>
      <NoScriptNote what={FLEET_PAGE.needsScript} className="py-4 text-base" />
      <p
        role="status"
        className="flex min-h-15 items-center gap-3 border-b text-muted noscript:hidden"
      >
        <Spinner /> <span>{FLEET_PAGE.loading}</span>
      </p>
      <Skeleton className="mt-8 noscript:hidden h-[clamp(17rem,11rem+22vw,29rem)]" />
      <div className="grid-12 noscript:hidden mt-[clamp(2rem,1rem+3vw,4rem)]">
        <Skeleton className="aspect-video lg:col-span-6" />
        <div className="grid content-start gap-5 lg:col-[7/-1]">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-6" />
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </div>
  );
}
