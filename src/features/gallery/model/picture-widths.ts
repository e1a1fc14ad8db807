/** `sizes` attributes of gallery images. */
export const PICTURE_WIDTHS = {
  slide: '(min-width: 50rem) 40rem, 80vw',
  card: '(min-width: 80rem) 19rem, (min-width: 60rem) 33vw, (min-width: 36rem) 50vw, 100vw',
} as const;

/** Where the gallery shows an image: in the carousel or in the grid. */
export type PicturePlace = keyof typeof PICTURE_WIDTHS;
