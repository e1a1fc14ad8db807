import { useQuery } from '@tanstack/react-query';
import { LOAD_OF_THE_MONTH } from '@/content/gallery';
import { ArrowLink } from '@/shared/blocks/arrow-link';
import { Skeleton } from '@/shared/ui/skeleton';
import { featuredImagesQueryOptions, loadOfTheMonthQueryOptions } from '../api/gallery-images';
import { GalleryPicture } from './gallery-picture';

/**
 * The Load of the Month, or else the first featured image. Renders nothing when there are no images.
 */
export function LoadOfTheMonth() {
  const chosen = useQuery(loadOfTheMonthQueryOptions());
  const featured = useQuery(featuredImagesQueryOptions());
  const load = chosen.data ?? (chosen.isPending ? undefined : featured.data?.[0]);
  const isPending = chosen.isPending || (!load && featured.isPending);
  if (!load && !isPending) return null;
  const description = load?.description ?? LOAD_OF_THE_MONTH.description;

  return (
    <section aria-busy={isPending} className="py-section">
      <div className="wrap grid-12 items-center">
        <div className="relative aspect-3/2 overflow-hidden rounded-xs bg-sunk lg:col-span-7">
          {load ? (
            <GalleryPicture image={load} use="thumbnail" sizes="(min-width: 60rem) 47rem, 100vw" />
          ) : (
            <Skeleton className="h-full" />
          )}
        </div>
        <div className="grid content-start justify-items-start gap-5 lg:col-[8/-1]">
          <p className="dark-surface rounded-xs px-3 py-2 text-ui leading-none font-semibold text-accent-text font-cond">
            {LOAD_OF_THE_MONTH.heading}
          </p>
          {load ? (
            <>
              <h2 className="wrap-anywhere">{load.title}</h2>
              <p className="type-lead wrap-anywhere">{description}</p>
            </>
          ) : (
            <>
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-16 w-full" />
            </>
          )}
          <ArrowLink to="/quote">{LOAD_OF_THE_MONTH.quoteLabel}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
