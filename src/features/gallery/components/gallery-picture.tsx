import { useState } from 'react';
import { RecordPicture } from '@/shared/blocks/record-picture';
import { PICTURE_SIDES_PX } from '@/shared/images/picture-rules';
import { cn } from '@/shared/lib/cn';
import type { GalleryImage } from '../api/gallery-images';
import { useResizedImage } from '../images/use-resized-image';
import { PICTURE_LABELS } from '../messages';
import { pictureSource, type PictureSource, type PictureUse } from '../model/picture-source';

interface GalleryPictureProps {
  image: GalleryImage;
  use: PictureUse;
  /** How wide the picture is laid out, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture in words; its own unless the text beside it says the same. */
  alt?: string;
  isEager?: boolean;
  /** The whole picture, with room beside it where the frame has another shape. */
  isWhole?: boolean;
  className?: string;
}

/**
 * A picture of the gallery. It fills the nearest `relative` parent, whose size keeps its place,
 * says what is happening until it stands, and then fades in.
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
  if (src === null) return <PictureLabel>{PICTURE_LABELS.optimizing}</PictureLabel>;
  return <FadingPicture {...rest} source={{ ...source, src }} />;
}

function FadingPicture({ source, sizes, alt, isEager, isWhole = false, className }: ShownProps) {
  const { src, srcSet, width, height } = source;
  const [shownSrc, setShownSrc] = useState<string | null>(null);
  const isShown = shownSrc === src;
  return (
    <>
      {!isShown && <PictureLabel>{PICTURE_LABELS.loading}</PictureLabel>}
      <RecordPicture
        {...{ src, srcSet, width, height, sizes, alt, isEager }}
        onLoad={() => {
          setShownSrc(src);
        }}
        className={cn(
          'absolute inset-0 h-full transition-opacity duration-panel',
          isWhole ? 'object-contain' : 'object-cover',
          isShown ? 'opacity-100' : 'opacity-0',
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
