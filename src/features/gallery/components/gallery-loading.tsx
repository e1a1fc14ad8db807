import { useState } from 'react';
import { ARTWORK, heroCrop } from '@/content/artwork';
import { GALLERY_STATES } from '@/content/gallery';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { Picture } from '@/shared/blocks/picture';
import { cn } from '@/shared/lib/cn';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';
import { Spinner } from '@/shared/ui/spinner';

interface GalleryLoadingProps {
  /** Gives it the size of the images. */
  className: string;
}

/**
 * Placeholder while images load. Only the first page of a visit shows the backdrop: within the site the
 * wait is too short.
 */
export function GalleryLoading({ className }: GalleryLoadingProps) {
  const isTakenOver = useIsHydrated();
  const [isOpening] = useState(!isTakenOver);
  return (
    <div
      role="status"
      className={cn(
        'relative flex items-center justify-center overflow-hidden text-muted',
        className,
      )}
    >
      {isOpening && (
        <Picture
          artwork={ARTWORK.careers}
          alt=""
          sizes="50vw"
          phone={{ artwork: heroCrop(ARTWORK.careers, 'phone'), sizes: '100vw' }}
          isEager
          className="absolute inset-0 h-full object-cover object-[80%_70%] opacity-40"
        />
      )}
      <span className="relative flex items-center gap-3 rounded-xs bg-surface px-4 py-2 noscript:hidden">
        <Spinner /> <span>{GALLERY_STATES.loading}</span>
      </span>
      <NoScriptNote
        what={GALLERY_STATES.needsScript}
        className="relative max-w-[36ch] rounded-xs bg-surface px-4 py-2 text-center"
      />
    </div>
  );
}
