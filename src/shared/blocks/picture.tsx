import type { Artwork } from '@/content/artwork';
import { ARTWORK_FORMATS, artworkSrcSet } from './artwork-src-set';
import { cn } from '@/shared/lib/cn';

interface PictureProps {
  artwork: Artwork;
  /** How wide the picture is laid out, in the words of the `sizes` attribute. */
  sizes: string;
  /** Another crop below 48 rem, where a landscape picture would show next to nothing. */
  phone?: { artwork: Artwork; sizes: string };
  /** For the one picture that stands above the fold; all others load when they come near. */
  isEager?: boolean;
  /** An empty string where the text beside it says the same. */
  alt?: string;
  className?: string;
  onLoad?: (() => void) | undefined;
  onError?: (() => void) | undefined;
}

const PHONE = '(max-width: 47.99rem)';

/**
 * One of our renders in the smallest size and best format the browser can use. Width and height
 * are always set, so the page never moves when it arrives. `className` goes to the image.
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
