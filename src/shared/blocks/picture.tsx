import type { Artwork } from '@/content/artwork';
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

const FORMATS = ['avif', 'webp'] as const;
const PHONE = '(max-width: 47.99rem)';

function srcSet({ file, width, widths }: Artwork, format: (typeof FORMATS)[number]): string {
  const variants = widths.map((w) => `/artwork/${file}-${String(w)}.${format} ${String(w)}w`);
  return [...variants, `/artwork/${file}.${format} ${String(width)}w`].join(', ');
}

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
        FORMATS.map((format) => (
          <source
            key={`phone-${format}`}
            media={PHONE}
            type={`image/${format}`}
            srcSet={srcSet(phone.artwork, format)}
            sizes={phone.sizes}
            width={phone.artwork.width}
            height={phone.artwork.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(artwork, 'avif')} sizes={sizes} />
      <img
        src={`/artwork/${artwork.file}.webp`}
        srcSet={srcSet(artwork, 'webp')}
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
