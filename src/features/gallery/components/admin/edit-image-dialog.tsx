import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { pictureFormSchema, type PictureFormValues, type PicturePayload } from '@contracts/gallery';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { errorReason } from '@/shared/lib/error-reason';
import { isAppError } from '@/shared/lib/app-error';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { adminGalleryMessages } from '../../admin-messages';
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
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={() => {
        // Stay open while saving: if the save fails, the user keeps what they typed.
        if (!isPending) onClose();
      }}
      title="Edit image"
      notice={
        error && !isAppError(error, 'stale') ? (
          <Alert tone="danger" title={adminGalleryMessages.updateFailed.description}>
            {errorReason(error) ?? 'The server didn’t respond. Check your connection.'}
          </Alert>
        ) : undefined
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="solid"
            size="md"
            type="submit"
            form={formId}
            disabled={isStale}
            isBusy={isPending}
            busyText="Saving..."
          >
            Save changes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        {isStale && (
          <StaleAlert
            noun="image"
            isDeleted={version.isDeleted}
            onShowTheirs={() => {
              const newest = version.rebase();
              if (newest) form.reset(toPictureForm(newest));
            }}
            onKeepMine={version.rebase}
          />
        )}
        <ImageFields form={form} image={base} />
      </form>
    </Dialog>
  );
}
