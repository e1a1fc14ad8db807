import type { UseFormReturn } from 'react-hook-form';
import type { PictureFormValues, PicturePayload } from '@contracts/gallery';
import { GALLERY_CATEGORIES, PICTURE_TEXT_MAX } from '@domain/gallery-options';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import type { AdminImage } from '../../api/admin-images';
import { CATEGORY_LABELS } from '../../model/category-labels';
import { GalleryPicture } from '../gallery-picture';

interface ImageFieldsProps {
  form: UseFormReturn<PictureFormValues, unknown, PicturePayload>;
  image: AdminImage;
}

/** The image and the fields of its edit dialog. */
export function ImageFields({ form: { register, formState }, image }: ImageFieldsProps) {
  const { errors } = formState;
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      <div className="relative aspect-3/2 overflow-hidden rounded-xs bg-sunk sm:row-span-3">
        <GalleryPicture image={image} use="thumbnail" sizes="22rem" alt="" isWhole />
      </div>
      <Field label="Title" error={errors.title?.message}>
        {(control) => (
          <Input {...control} {...register('title')} maxLength={PICTURE_TEXT_MAX.title} />
        )}
      </Field>
      <Field label="Category" error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...register('category')}>
            {GALLERY_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_LABELS[category]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Order"
        hint="Position in the gallery, starting at 1."
        error={errors.display_order?.message}
      >
        {(control) => <Input {...control} {...register('display_order')} inputMode="numeric" />}
      </Field>
      <Field
        label="Alt text"
        isOptional
        hint="Describes the image for people who can’t see it. If empty, the title is used."
        error={errors.alt_text?.message}
        className="sm:col-span-full"
      >
        {(control) => (
          <Input {...control} {...register('alt_text')} maxLength={PICTURE_TEXT_MAX.altText} />
        )}
      </Field>
      <Field
        label="Description"
        isOptional
        error={errors.description?.message}
        className="sm:col-span-full"
      >
        {(control) => <Textarea {...control} {...register('description')} rows={4} />}
      </Field>
    </div>
  );
}
