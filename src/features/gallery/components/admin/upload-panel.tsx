import { useState } from 'react';
import { UPLOAD_MAX_FILES } from '@domain/gallery-options';
import { isPicture, PICTURE_ACCEPT } from '@/shared/images/check-picture';
import { HEIC_HELP, isHeic } from '@/shared/images/heic';
import { showToast } from '@/shared/lib/toast-store';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FileField } from '@/shared/ui/file-field';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { adminGalleryToasts } from '../../admin-toasts';
import { uploadQueue } from './upload-queue-store';
import { UploadRow } from './upload-row';
import { useUploadQueue } from './use-upload-queue';

/** Uploads up to ten images at a time, each with its own title and category. */
export function UploadPanel() {
  const { items, isRunning, retry } = useUploadQueue();
  const [skipped, setSkipped] = useState<readonly File[]>([]);

  const handleAdd = (files: File[]) => {
    const pictures = files.filter(isPicture);
    setSkipped(files.filter((file) => !isPicture(file)));
    if (pictures.length > 0 && !uploadQueue.add(pictures)) {
      showToast(adminGalleryToasts.tooManyFiles);
    }
  };

  return (
    <Panel isPadded={false} aria-label="Batch upload">
      <PanelHead
        title="Batch upload"
        action={
          <span className="flex items-center gap-3 text-sm text-subtle tabular-nums">
            <span>{`${String(items.length)} of ${String(UPLOAD_MAX_FILES)} files`}</span>
            {items.length > 0 && !isRunning && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  for (const { id } of items) uploadQueue.remove(id);
                }}
              >
                Clear
              </Button>
            )}
          </span>
        }
      />
      <div className="grid gap-4 p-4.5">
        <FileField
          label="Images"
          hint="JPG, PNG, WebP or AVIF, up to 10 at a time. Resized to 600 and 1600 px before upload."
          accept={PICTURE_ACCEPT}
          isMultiple
          files={[]}
          onAdd={handleAdd}
          onRemove={() => undefined}
        />
        {skipped.length > 0 && (
          <Alert tone="danger" title="Only JPG, PNG, WebP and AVIF images can be uploaded.">
            Skipped:{' '}
            <span className="wrap-anywhere">{skipped.map(({ name }) => name).join(', ')}</span>
            {skipped.some(isHeic) && <p className="mt-1">{HEIC_HELP}</p>}
          </Alert>
        )}
        {items.length > 0 && (
          <ul className="divide-y border-y" aria-label="Images to upload">
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                isLocked={isRunning}
                onEdit={(change) => {
                  uploadQueue.edit(item.id, change);
                }}
                onRetry={() => {
                  retry(item.id);
                }}
                onRemove={() => {
                  uploadQueue.remove(item.id);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
