import type { Artwork } from '@/content/artwork';
import { cn } from '@/shared/lib/cn';
import { Picture } from './picture';

interface PictureGridProps {
  /** Four entries: wide and narrow, then narrow and wide. */
  items: readonly { title: string; text: string; artwork: Artwork }[];
}

const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

/** Entries with a picture each, in uneven columns. */
export function PictureGrid({ items }: PictureGridProps) {
  return (
    <ul className="grid-12 gap-y-[clamp(2.5rem,1.5rem+3vw,4.5rem)]! md:*:col-span-6">
      {items.map(({ title, text, artwork }, index) => (
        <li
          key={title}
          className={cn(
            'grid content-start gap-3',
            isWide(index) ? 'lg:col-span-7!' : 'lg:col-span-5!',
          )}
        >
          <Picture
            artwork={artwork}
            alt=""
            sizes={`(min-width: 60rem) ${isWide(index) ? '47rem' : '33rem'}, (min-width: 48rem) 50vw, 100vw`}
            className="mb-2 h-[clamp(13rem,27vw,25rem)] rounded-xs object-cover object-[50%_65%]"
          />
          <h3>{title}</h3>
          <p className="max-w-[56ch] text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
