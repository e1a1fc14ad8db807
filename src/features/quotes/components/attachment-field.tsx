import { FieldGroup } from '@/shared/forms/field-group';
import { FileField } from '@/shared/ui/file-field';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_HINT, startUploads } from '../model/attachment-queue';
import type { useAttachments } from './use-attachments';

interface AttachmentFieldProps {
  attachments: ReturnType<typeof useAttachments>;
  /** Set after an attempt to send with files that aren't uploaded. */
  error: string | undefined;
}

/** Photos, drawings and spec sheets; they upload while the form is filled in. */
export function AttachmentField({
  attachments: { queue, files, missing },
  error,
}: AttachmentFieldProps) {
  return (
    <FieldGroup legend="Photos and drawings">
      <FileField
        label="Attachments"
        hint={ATTACHMENT_HINT}
        accept={ATTACHMENT_EXTENSIONS}
        isOptional
        isMultiple
        files={files}
        missing={missing}
        error={error}
        onAdd={(added) => {
          queue.add('attachment', added);
          startUploads(queue);
        }}
        onRemove={(key) => {
          queue.remove(key);
        }}
        onRetryFile={() => {
          startUploads(queue);
        }}
      />
    </FieldGroup>
  );
}
