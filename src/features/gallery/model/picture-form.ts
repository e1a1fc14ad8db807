import type { PictureFormValues, PicturePayload } from '@contracts/gallery';

/** The columns the edit dialog is about. */
type EditedPicture = PicturePayload;

/** What the fields hold for a picture. */
export function toPictureForm(picture: EditedPicture): PictureFormValues {
  return {
    title: picture.title,
    description: picture.description ?? '',
    alt_text: picture.alt_text ?? '',
    category: picture.category,
    display_order: String(picture.display_order),
  };
}

/** What an edit changes. The rest is not sent: somebody may have moved the picture meanwhile. */
export function changesOf(edited: PicturePayload, seen: EditedPicture): Partial<PicturePayload> {
  const columns = Object.keys(edited) as (keyof PicturePayload)[];
  return Object.fromEntries(
    columns.filter((key) => edited[key] !== seen[key]).map((key) => [key, edited[key]]),
  );
}
