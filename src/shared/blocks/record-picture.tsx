import { useState } from 'react';
import { findArtwork } from '@/content/find-artwork';
import { cn } from '@/shared/lib/cn';
import { Picture } from './picture';

const PLACEHOLDER = { src: '/placeholder.svg', width: 1200, height: 800 };

interface RecordPictureProps {
  /** Address the record gives; without one the placeholder stands. */
  src: string | null;
  /** Smaller variants of the same picture, in the words of the `srcset` attribute. */
  srcSet?: string | undefined;
  /** How wide the picture is laid out, in the words of the `sizes` attribute. */
  sizes: string;
  alt: string;
  /** Pixels of `src`, where the record knows them. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  isEager?: boolean | undefined;
  /** Called when something stands: the picture, or the placeholder in its place. */
  onLoad?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * The picture of a record. Renders of our own come in the smallest size that will do, any other
 * address as it is; what cannot be loaded is replaced by the placeholder, once.
 */
export function RecordPicture({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  isEager = false,
  onLoad,
  className = '',
}: RecordPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src === null || src === failedSrc) {
    return <img {...PLACEHOLDER} alt={alt} onLoad={onLoad} className={cn('w-full', className)} />;
  }

  const handleError = () => {
    setFailedSrc(src);
  };
  const artwork = findArtwork(src);
  if (artwork) {
    return (
      <Picture {...{ artwork, sizes, alt, isEager, onLoad, className }} onError={handleError} />
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      loading={isEager ? 'eager' : 'lazy'}
      onLoad={onLoad}
      onError={handleError}
      className={cn('w-full', className)}
    />
  );
}
