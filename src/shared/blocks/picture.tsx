import { preload } from 'react-dom';
import type { Artwork } from '@/content/artwork';
import { ARTWORK_FORMATS, artworkSrcSet } from './artwork-src-set';
import { cn } from '@/shared/lib/cn';

interface PictureProps {
  artwork: Artwork;
  /** Layout width as a `sizes` value. */
  sizes: string;
  /** A different crop below 48 rem, where a landscape picture would be too small. */
  phone?: { artwork: Artwork; sizes: string };
  /** For the one picture above the fold; all others load lazily. */
  isEager?: boolean;
  /** Empty if the text next to it says the same. */
  alt?: string;
  className?: string;
  onLoad?: (() => void) | undefined;
  onError?: (() => void) | undefined;
}

const PHONE = '(max-width: 47.99rem)';
const NOT_PHONE = '(min-width: 48rem)';

/**
 * One of our renders, in the smallest size and best format for the browser. Width and height are
 * always set, so the layout doesn't shift. `className` goes to the image.
 */
export function Picture({
  artwork,
  sizes,
  phone,
  isEager = false,
  alt = artwork.alt,
  className,
  onLoad,
  onError,
}: PictureProps) {
  if (isEager) {
    preloadArtwork(artwork, sizes, phone && NOT_PHONE);
    if (phone) preloadArtwork(phone.artwork, phone.sizes, PHONE);
  }
  return (
    <picture>
      {phone &&
        ARTWORK_FORMATS.map((format) => (
          <source
            key={`phone-${format}`}
            media={PHONE}
            type={`image/${format}`}
            srcSet={artworkSrcSet(phone.artwork, format)}
            sizes={phone.sizes}
            width={phone.artwork.width}
            height={phone.artwork.height}
          />
        ))}
      <source type="image/avif" srcSet={artworkSrcSet(artwork, 'avif')} sizes={sizes} />
      <img
        src={`/artwork/${artwork.file}.webp`}
        srcSet={artworkSrcSet(artwork, 'webp')}
        sizes={sizes}
        alt={alt}
        width={artwork.width}
        height={artwork.height}
        decoding={isEager ? 'sync' : 'async'}
        {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={cn('w-full', className)}
        onLoad={onLoad}
        onError={onError}
      />
    </picture>
  );
}

/** Puts a preload in the page's head. Browsers that don't support AVIF ignore it. */
function preloadArtwork(artwork: Artwork, imageSizes: string, media: string | undefined): void {
  preload(`/artwork/${artwork.file}.avif`, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: artworkSrcSet(artwork, 'avif'),
    imageSizes,
    ...(media !== undefined && { media }),
  });
}
