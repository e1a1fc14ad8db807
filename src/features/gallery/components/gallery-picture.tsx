import { useState } from 'react';
import { RecordPicture } from '@/shared/blocks/record-picture';
import { PICTURE_SIDES_PX } from '@/shared/images/picture-rules';
import { cn } from '@/shared/lib/cn';
import type { GalleryImage } from '../api/gallery-images';
import { useResizedImage } from '../images/use-resized-image';
import { PICTURE_LABELS } from '../toasts';
import { pictureSource, type PictureSource, type PictureUse } from '../model/picture-source';

interface GalleryPictureProps {
  image: GalleryImage;
  use: PictureUse;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Alt text; defaults to the image's own. Pass '' when nearby text says the same. */
  alt?: string;
  isEager?: boolean;
  /** True to fit the whole image into its frame instead of cropping it. */
  isWhole?: boolean;
  className?: string;
}

/**
 * A gallery image. It fills its nearest `relative` parent, shows a loading label, and fades in.
 */
export function GalleryPicture({
  image,
  use,
  alt = image.alt_text ?? image.title,
  ...look
}: GalleryPictureProps) {
  const source = pictureSource(image, use);
  const Shown = source.mustResize ? ResizedPicture : FadingPicture;
  return <Shown {...look} source={source} use={use} alt={alt} />;
}

type ShownProps = Omit<GalleryPictureProps, 'image'> & { source: PictureSource; alt: string };

function ResizedPicture({ source, ...rest }: ShownProps) {
  const src = useResizedImage(source.src, PICTURE_SIDES_PX[rest.use]);
  if (src === null) return <PictureLabel>{PICTURE_LABELS.optimizing[rest.use]}</PictureLabel>;
  return <FadingPicture {...rest} source={{ ...source, src }} />;
}

function FadingPicture({ source, sizes, alt, isEager, isWhole = false, className }: ShownProps) {
  const { src, srcSet, width, height } = source;
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const isLoaded = loadedSrc === src;
  return (
    <>
      {!isLoaded && <PictureLabel>{PICTURE_LABELS.loading}</PictureLabel>}
      <RecordPicture
        {...{ src, srcSet, width, height, sizes, alt, isEager }}
        onLoad={() => {
          setLoadedSrc(src);
        }}
        className={cn(
          'absolute inset-0 h-full transition-opacity duration-panel',
          isWhole ? 'object-contain' : 'object-cover',
          // The page's first picture is on screen before hydration: don't fade it in again.
          isLoaded || isEager ? 'opacity-100' : 'opacity-0',
          className,
        )}
      />
    </>
  );
}

function PictureLabel({ children }: { children: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center text-sm text-subtle">{children}</span>
  );
}
