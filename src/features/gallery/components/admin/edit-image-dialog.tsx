import { useForm } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { pictureFormSchema, type PictureFormValues, type PicturePayload } from '@contracts/gallery';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { adminGalleryToasts } from '../../admin-toasts';
import type { AdminImage } from '../../api/admin-images';
import { useUpdateImageMutation } from '../../api/admin-image-mutations';
import { changesOf, toPictureForm } from '../../model/picture-form';
import { ImageFields } from './image-fields';

interface EditImageDialogProps {
  /** The image as it was when the dialog opened. */
  opened: AdminImage;
  /** Its latest version; `undefined` once it is deleted. */
  current: AdminImage | undefined;
  onClose: () => void;
}

/** Edits an image's texts, category and position. */
export function EditImageDialog({ opened, current, onClose }: EditImageDialogProps) {
  const form = useForm<PictureFormValues, unknown, PicturePayload>({
    resolver: standardSchemaResolver(pictureFormSchema),
    defaultValues: toPictureForm(opened),
  });
  const { mutate, isPending, isSuccess, error } = useUpdateImageMutation();
  const version = useEditedVersion({ opened, current, save: { isPending, isSuccess } });
  const { isStale } = version;
  const base = version.base ?? opened;

  const save = (payload: PicturePayload) => {
    if (isPending || isStale) return;
    const changes = changesOf(payload, base);
    if (Object.keys(changes).length === 0) onClose();
    else mutate({ base, changes }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      title="Edit image"
      error={error}
      failure={adminGalleryToasts.updateFailed.description}
      stale={
        isStale
          ? {
              noun: 'image',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                const newest = version.rebase();
                if (newest) form.reset(toPictureForm(newest));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel="Save changes"
      isDirty={form.formState.isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <ImageFields form={form} image={base} />
    </FormDialog>
  );
}
