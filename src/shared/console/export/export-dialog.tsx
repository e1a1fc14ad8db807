import { formatCount } from '@domain/numbers/counts';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { ExportProgress } from './csv-export';

interface ExportDialogProps {
  progress: ExportProgress | undefined;
  isRunning: boolean;
  error: Error | null;
  onRetry: () => void;
  onCancel: () => void;
}

/** An export's progress. One that finishes in a single batch never shows it. */
export function ExportDialog({ progress, isRunning, error, onRetry, onCancel }: ExportDialogProps) {
  const isInProgress = isRunning && progress !== undefined && progress.done < progress.total;
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <Dialog
      open={isInProgress || error !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title="Export CSV"
      size="sm"
      footer={
        <>
          <Button variant="quiet" size="md" onClick={onCancel}>
            Cancel
          </Button>
          {error !== null && (
            <Button variant="solid" size="md" onClick={onRetry}>
              {progress === undefined ? 'Try again' : 'Continue'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {error !== null && (
          <Alert tone="danger" role="alert" title="The export stopped.">
            {errorReason(error) ?? 'The server didn’t respond. Check your connection.'}
          </Alert>
        )}
        {progress !== undefined && (
          <>
            <ProgressBar label="Export CSV" value={total === 0 ? 0 : done / total} />
            <p className="tabular-nums">{`${formatCount(done)} of ${formatCount(total)} rows`}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
