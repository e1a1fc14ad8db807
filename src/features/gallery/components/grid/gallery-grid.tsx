import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsLoading } from '@/shared/lib/use-is-loading';
import { allImagesQueryOptions, type GalleryImage } from '../../api/gallery-images';
import { GalleryEmpty } from '../gallery-empty';
import { GalleryLoading } from '../gallery-loading';
import { useLightbox } from '../lightbox/use-lightbox';
import { CategoryFilter } from './category-filter';
import { GalleryCard } from './gallery-card';

/** All gallery images in one to four columns. */
export function GalleryGrid() {
  const { data = [], isError, isPending, isFetching, refetch } = useQuery(allImagesQueryOptions());
  const isLoading = useIsLoading(isPending);
  if (isLoading) return <GalleryLoading className="min-h-[60svh]" />;
  if (data.length === 0) {
    return (
      <GalleryEmpty
        canRetry={isError}
        isRetrying={isFetching}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  return <Cards images={data} />;
}

function Cards({ images: all }: { images: readonly GalleryImage[] }) {
  const [category, setCategory] = useState<string | null>(null);
  const images = category === null ? all : all.filter((image) => image.category === category);
  const { openLightbox, lightbox } = useLightbox(images);
  return (
    <>
      <CategoryFilter images={all} category={category} onChange={setCategory} />
      <ul className="grid gap-x-gap gap-y-8 xs:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-4">
        {images.map((image, index) => (
          <GalleryCard
            key={image.id}
            image={image}
            isFirst={index === 0}
            onOpen={() => {
              openLightbox(index);
            }}
          />
        ))}
      </ul>
      {lightbox}
    </>
  );
}
