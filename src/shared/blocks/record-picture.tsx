import { useState } from 'react';
import { findArtwork } from '@/content/find-artwork';
import { cn } from '@/shared/lib/cn';
import { Picture } from './picture';

const PLACEHOLDER = { src: '/placeholder.svg', width: 1200, height: 800 };

interface RecordPictureProps {
  /** URL from the record; without one the placeholder is shown. */
  src: string | null;
  /** Smaller variants of the picture as a `srcset` value. */
  srcSet?: string | undefined;
  /** Layout width as a `sizes` value. */
  sizes: string;
  alt: string;
  /** Size of `src` in pixels, if the record has it. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  isEager?: boolean | undefined;
  /** Called when the picture or its placeholder is displayed. */
  onLoad?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * A record's picture. Our own renders load in the smallest suitable size, any other URL as it is. A
 * picture that fails to load is replaced by the placeholder.
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
