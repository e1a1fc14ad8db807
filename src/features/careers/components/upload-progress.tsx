import { ProgressBar } from '@/shared/ui/progress-bar';
import type { QueuedDocument } from '../model/document-queue';

/** Total upload progress, shown above the buttons because the file rows may be scrolled away. */
export function UploadProgress({ documents }: { documents: readonly QueuedDocument[] }) {
  const total = documents.reduce((bytes, { size }) => bytes + size, 0);
  const sent = documents.reduce((bytes, { size, progress }) => bytes + size * progress, 0);
  const part = total === 0 ? 0 : sent / total;
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p aria-hidden="true" className="flex justify-between tabular-nums">
        <span>Uploading your documents</span>
        <span>{`${String(Math.round(part * 100))}%`}</span>
      </p>
      <ProgressBar label="Uploading your documents" value={part} />
    </div>
  );
}
