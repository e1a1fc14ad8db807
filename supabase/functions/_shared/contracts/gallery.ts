import * as z from 'zod/mini';
import { oneLine, optionalLine, optionalText } from './text.ts';

/** What a picture of the gallery shows (specification 2, section 3). */
export const GALLERY_CATEGORIES = ['general', 'trucks', 'trailers', 'loads'] as const;
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];

/** Pictures one batch takes (specification 2, section 5). */
export const UPLOAD_MAX_FILES = 10;

/** Longest texts of a picture; the same numbers stand as CHECKs on `public.gallery_images`. */
export const PICTURE_TEXT_MAX = { title: 160, description: 2000, altText: 400 } as const;

const title = oneLine(PICTURE_TEXT_MAX.title, 'Enter a title.');

const place = z.pipe(
  z
    .string()
    .check(z.trim(), z.regex(/^[1-9]\d{0,5}$/, 'Enter the place as a whole number from 1.')),
  z.transform(Number),
);

/** What is said of a picture before it is uploaded. */
export const uploadFormSchema = z.object({ title, category: z.enum(GALLERY_CATEGORIES) });

/** The edit dialog of a picture. `z.input` is what the fields hold, `z.output` the columns. */
export const pictureFormSchema = z.object({
  title,
  description: optionalText(PICTURE_TEXT_MAX.description),
  alt_text: optionalLine(PICTURE_TEXT_MAX.altText),
  category: z.enum(GALLERY_CATEGORIES),
  display_order: place,
});

export type PictureFormValues = z.input<typeof pictureFormSchema>;
export type PicturePayload = z.output<typeof pictureFormSchema>;
