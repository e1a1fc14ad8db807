import { ARTWORK, type Artwork } from './artwork';

const BY_URL = new Map<string, Artwork>(
  Object.values(ARTWORK).map((artwork) => [`/artwork/${artwork.file}.webp`, artwork]),
);

/** The site's own artwork behind a record's `image_url`, with the sizes it exists in. */
export function findArtwork(imageUrl: string): Artwork | undefined {
  return BY_URL.get(imageUrl);
}
