import * as z from 'zod/mini';
import { GALLERY_CATEGORIES, PICTURE_TEXT_MAX } from '../domain/gallery-options.ts';
import { wholeField } from './number-fields.ts';
import { oneLine, optionalLine, optionalText } from './text.ts';

const title = oneLine(PICTURE_TEXT_MAX.title, 'Enter a title.');

const position = wholeField(1, 999_999, 'Enter a whole number, 1 or higher.');

/** The fields of a picture before its upload. */
export const uploadFormSchema = z.object({ title, category: z.enum(GALLERY_CATEGORIES) });

/** The edit dialog of a picture. `z.input` is what the fields hold, `z.output` the columns. */
export const pictureFormSchema = z.object({
  title,
  description: optionalText(PICTURE_TEXT_MAX.description),
  alt_text: optionalLine(PICTURE_TEXT_MAX.altText),
  category: z.enum(GALLERY_CATEGORIES),
  display_order: position,
});

export type PictureFormValues = z.input<typeof pictureFormSchema>;
export type PicturePayload = z.output<typeof pictureFormSchema>;
