import { useState } from 'react';
import { ARTWORK, heroCrop } from '@/content/artwork';
import { GALLERY_STATES } from '@/content/gallery';
import { NoScriptNote } from '@/shared/blocks/no-script-note';
import { Picture } from '@/shared/blocks/picture';
import { cn } from '@/shared/lib/cn';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';
import { Spinner } from '@/shared/ui/spinner';
import type { PicturePlace } from '../model/picture-widths';

interface GalleryLoadingProps {
  /** Gives it the size of the images. */
  className: string;
  /** Where the first image will be, which `show-first-picture.ts` shows before hydration. */
  place: PicturePlace;
}

/** The grid's first card is below its filter, which takes two lines on a phone. */
const FIRST_PICTURE: Record<PicturePlace, string> = {
  slide: 'aspect-4/3 w-[min(40rem,80vw)] *:size-full',
  card: 'inset-x-0 top-32 grid gap-x-gap *:aspect-3/2 *:w-full xs:top-18 xs:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-4',
};

/**
 * Placeholder while images load. Only the first page of a visit shows the backdrop: within the site the
 * wait is too short.
 */
export function GalleryLoading({ className, place }: GalleryLoadingProps) {
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
      {isOpening && (
        <span
          data-first-picture={place}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
          className={cn('absolute *:object-cover', FIRST_PICTURE[place])}
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
