import type { ReactNode } from 'react';
import { GALLERY_PAGE } from '@/content/gallery';

interface CarouselFootProps {
  headingId?: string;
  /** The controls; their place is kept without them. */
  children?: ReactNode;
}

/** Under the stage: what it shows, and the controls. */
export function CarouselFoot({ headingId, children }: CarouselFootProps) {
  return (
    <div className="wrap grid gap-1 pt-5 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <h3 id={headingId}>{GALLERY_PAGE.featuredHeading}</h3>
      <div className="flex min-h-11 min-w-0 items-center gap-2">{children}</div>
    </div>
  );
}
