import type { ReactNode } from 'react';
import { GALLERY_PAGE } from '@/content/gallery';

interface CarouselFooterProps {
  headingId?: string;
  /** The controls. Their space is reserved even without them. */
  children?: ReactNode;
}

/** Heading and controls below the slides. */
export function CarouselFooter({ headingId, children }: CarouselFooterProps) {
  return (
    <div className="wrap grid gap-1 pt-5 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <h3 id={headingId}>{GALLERY_PAGE.featuredHeading}</h3>
      <div className="flex min-h-11 min-w-0 items-center gap-2">{children}</div>
    </div>
  );
}
