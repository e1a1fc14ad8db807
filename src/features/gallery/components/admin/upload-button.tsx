import { Upload } from 'lucide-react';
import { countOf } from '@domain/numbers/counts';
import { useLeaveWarning } from '@/shared/lib/use-leave-warning';
import { Button } from '@/shared/ui/button';
import { useUploadQueue } from './use-upload-queue';

/** Uploads the batch. Rendered in the page's top bar. */
export function UploadButton() {
  const { waiting, isRunning, upload } = useUploadQueue();
  useLeaveWarning(isRunning);
  return (
    <Button
      variant="solid"
      size="sm"
      disabled={waiting === 0}
      isBusy={isRunning}
      busyText="Uploading..."
      onClick={upload}
    >
      <Upload /> <span>{waiting > 0 ? `Upload ${countOf(waiting, 'image')}` : 'Upload'}</span>
    </Button>
  );
}
