import { useEffect, useState } from 'react';
import { logError } from '@/shared/lib/log';
import { resizeImage } from './resize-image';

/**
 * The address of a smaller copy of a picture, `maxSide` pixels at most; `null` while it is being
 * made. Where that fails the original is used (specification 2, section 8).
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
      logError('A picture could not be resized, so the original is shown', error, { url });
      if (isWanted) setResized({ url, src: url });
    });

    return () => {
      isWanted = false;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [url, maxSide]);

  return resized?.url === url ? resized.src : null;
}
