import { ARTWORK, type Artwork } from './artwork';

const FILES = new Map<string, Artwork>(
  Object.values(ARTWORK).map((artwork) => [`/artwork/${artwork.file}.webp`, artwork]),
);

/** The render of our own behind a record's picture address, with the sizes it is kept in. */
export function findArtwork(imageUrl: string): Artwork | undefined {
  return FILES.get(imageUrl);
}
