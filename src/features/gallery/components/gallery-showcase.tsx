import { useQuery } from '@tanstack/react-query';
import { useIsLoading } from '@/shared/lib/use-is-loading';
import { featuredImagesQueryOptions } from '../api/gallery-images';
import { CarouselFooter } from './carousel/carousel-footer';
import { CarouselHead } from './carousel/carousel-head';
import { FeaturedCarousel } from './carousel/featured-carousel';
import { GalleryEmpty } from './gallery-empty';
import { GalleryLoading } from './gallery-loading';

/** The featured images, or a loading or empty state. */
export function GalleryShowcase() {
  const {
    data = [],
    isError,
    isPending,
    isFetching,
    refetch,
  } = useQuery(featuredImagesQueryOptions());
  const isLoading = useIsLoading(isPending);
  if (isLoading) {
    return (
      <>
        <CarouselHead />
        <GalleryLoading className="h-[min(30rem,60vw)]" />
        <CarouselFooter />
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
  // Swiper reorders DOM elements, so a different set of images needs a fresh stage.
  return <FeaturedCarousel key={data.map(({ id }) => id).join()} images={data} />;
}
