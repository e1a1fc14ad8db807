import type { ReactNode } from 'react';
import { heroCrop, type Artwork } from '@/content/artwork';
import { cn } from '@/shared/lib/cn';
import { Picture } from './picture';

interface PictureHeroProps {
  title: string;
  /** One sentence under the title. */
  lead: string;
  artwork: Artwork;
  /** Which part of the picture stays visible, as `object-[x_y]` classes. */
  crop?: string;
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  /** Buttons: one primary, one outline. */
  children?: ReactNode;
}

/**
 * The header of an inner page with a picture: text on the left, the picture on the right with a scale
 * along its edge. On a phone the picture is a band above the text.
 */
export function PictureHero({
  title,
  lead,
  artwork,
  crop = 'object-[60%_60%] md:object-[72%_65%]',
  breadcrumbs,
  children,
}: PictureHeroProps) {
  return (
    <section className="dark-surface relative isolate overflow-hidden pt-header [--cut:50vw] xl:[--cut:45vw]">
      <Picture
        isEager
        artwork={heroCrop(artwork, 'wide')}
        sizes="max(55vw, 30rem)"
        phone={{ artwork: heroCrop(artwork, 'phone'), sizes: '100vw' }}
        className={cn(
          'h-[clamp(11rem,34svh,17rem)] object-cover max-md:mask-[linear-gradient(#000_62%,transparent)] md:absolute md:top-header md:right-0 md:h-[calc(100%-var(--spacing-header))] md:w-[calc(100%-var(--cut))]',
          crop,
        )}
      />
      <div
        aria-hidden="true"
        className="cut-scale absolute top-header bottom-0 left-(--cut) max-md:hidden"
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4.5 pt-2 pb-10 md:*:max-w-[calc(var(--cut)-max(var(--spacing-gutter),50vw-41rem)-1.5rem)] md:min-h-[clamp(24rem,44vw,40rem)] md:content-center md:gap-6 md:py-16">
        {breadcrumbs}
        <h1 className="max-md:text-[min(var(--text-h1),11vw)] md:text-[clamp(2rem,0.9rem+3.2vw,4rem)]">
          {title}
        </h1>
        <p className="type-lead">{lead}</p>
        {children !== undefined && (
          <div className="flex flex-wrap gap-3 *:grow max-xs:grid xs:*:max-w-96">{children}</div>
        )}
      </div>
    </section>
  );
}
