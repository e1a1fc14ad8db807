import { ProgressBar } from '@/shared/ui/progress-bar';
import type { ChosenDocument } from '../model/chosen-document';

/** How far all documents together are, above the buttons: the rows may be scrolled out of sight. */
export function SendingProgress({ documents }: { documents: readonly ChosenDocument[] }) {
  const total = documents.reduce((bytes, { file }) => bytes + file.size, 0);
  const sent = documents.reduce((bytes, { file, progress }) => bytes + file.size * progress, 0);
  const part = total === 0 ? 0 : sent / total;
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p aria-hidden="true" className="flex justify-between tabular-nums">
        <span>Sending your documents</span>
        <span>{Math.round(part * 100)}%</span>
      </p>
      <ProgressBar label="Sending your documents" value={part} />
    </div>
  );
}
