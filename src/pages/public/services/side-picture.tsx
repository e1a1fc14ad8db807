import type { Artwork } from '@/content/artwork';
import { Picture } from '@/shared/blocks/picture';

/** A decorative picture under a section's heading. Its `alt` is empty: the text says it all. */
export function SidePicture({ artwork }: { artwork: Artwork }) {
  return (
    <Picture
      artwork={artwork}
      alt=""
      sizes="(min-width: 60rem) 27rem, 100vw"
      className="mt-2 aspect-3/2 rounded-xs max-lg:sm:aspect-5/2 object-cover"
    />
  );
}
