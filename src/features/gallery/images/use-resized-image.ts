import { useEffect, useState } from 'react';
import { logError } from '@/shared/lib/log';
import { resizeImage } from './resize-image';

/**
 * URL of a copy of an image resized to `maxSide` pixels; `null` while resizing. Falls back to the
 * original if resizing fails.
 */
export function useResizedImage(url: string, maxSide: number): string | null {
  const [resized, setResized] = useState<{ url: string; src: string } | null>(null);

  useEffect(() => {
    let isWanted = true;
    let objectUrl: string | undefined;

    const resize = async () => {
      const blob = await resizeImage(url, maxSide);
      if (!isWanted) return;
      if (blob !== null) objectUrl = URL.createObjectURL(blob);
      setResized({ url, src: objectUrl ?? url });
    };
    resize().catch((error: unknown) => {
      logError('Failed to resize an image; showing the original', error, { url });
      if (isWanted) setResized({ url, src: url });
    });

    return () => {
      isWanted = false;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [url, maxSide]);

  return resized?.url === url ? resized.src : null;
}
