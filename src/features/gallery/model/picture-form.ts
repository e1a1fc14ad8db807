import type { PictureFormValues, PicturePayload } from '@contracts/gallery';

/** The columns the edit dialog changes. */
type EditedPicture = PicturePayload;

/** Form values for an image. */
export function toPictureForm(picture: EditedPicture): PictureFormValues {
  return {
    title: picture.title,
    description: picture.description ?? '',
    alt_text: picture.alt_text ?? '',
    category: picture.category,
    display_order: String(picture.display_order),
  };
}

/** The changed columns. Others aren't sent, because someone else may have changed them. */
export function changesOf(edited: PicturePayload, seen: EditedPicture): Partial<PicturePayload> {
  const columns = Object.keys(edited) as (keyof PicturePayload)[];
  return Object.fromEntries(
    columns.filter((key) => edited[key] !== seen[key]).map((key) => [key, edited[key]]),
  );
}
