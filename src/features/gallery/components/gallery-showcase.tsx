import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';
import { featuredImagesQueryOptions } from '../api/gallery-images';
import { CarouselFoot } from './carousel/carousel-foot';
import { FeaturedCarousel } from './carousel/featured-carousel';
import { GalleryEmpty } from './gallery-empty';
import { GalleryLoading } from './gallery-loading';

/** The featured pictures, or what there is to say without them. */
export function GalleryShowcase() {
  const {
    data = [],
    isError,
    isPending,
    isFetching,
    refetch,
  } = useQuery(featuredImagesQueryOptions());
  const isTakenOver = useIsHydrated();
  if (isPending || !isTakenOver) {
    return (
      <>
        <GalleryLoading className="h-[min(30rem,60vw)]" />
        <CarouselFoot />
      </>
    );
  }
  if (data.length === 0) {
    return (
      <div className="wrap">
        <GalleryEmpty
          canRetry={isError}
          isRetrying={isFetching}
          onRetry={() => {
            void refetch();
          }}
        />
      </div>
    );
  }
  // The coverflow moves elements about, so other pictures get a stage of their own.
  return <FeaturedCarousel key={data.map(({ id }) => id).join()} images={data} />;
}
