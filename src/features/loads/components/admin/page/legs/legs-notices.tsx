import { Undo2 } from 'lucide-react';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Kbd } from '@/shared/ui/kbd';

interface ConflictNoticeProps {
  onShowTheirs: () => void;
  onKeepMine: () => void;
}

/** Shown when someone else changed the legs first. */
export function ConflictNotice({ onShowTheirs, onKeepMine }: ConflictNoticeProps) {
  return (
    <Alert
      tone="warn"
      role="alert"
      title="Someone changed these legs."
      actions={
        <>
          <Button variant="quiet" size="sm" onClick={onShowTheirs}>
            Show theirs
          </Button>
          <Button variant="quiet" size="sm" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      Show theirs or keep yours.
    </Alert>
  );
}

interface FailureNoticeProps {
  error: Error;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Why the last change of the legs wasn't saved. */
export function FailureNotice({ error, onRetry, onDismiss }: FailureNoticeProps) {
  const isRefused = isAppError(error, 'validation');
  return (
    <Alert
      tone="danger"
      title="We couldn’t save the legs."
      actions={
        <>
          {!isRefused && (
            <Button variant="quiet" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {isAppError(error, 'stale')
        ? 'Someone saved a change to this load just before you.'
        : (errorReason(error) ?? 'The server didn’t respond. Check your connection.')}
    </Alert>
  );
}

interface UndoBarProps {
  done: string;
  /** Someone changed the legs since. */
  isStale: boolean;
  isBusy: boolean;
  onUndo: () => void;
}

/** What was saved last, until the next change. */
export function UndoBar({ done, isStale, isBusy, onUndo }: UndoBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b bg-warn-surface px-4.5 py-2">
      <span className="inline-flex items-center gap-2 font-semibold">
        <Undo2 className="size-4" aria-hidden="true" />
        <span>{done}</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="Control+Z"
        isBusy={isBusy}
        unavailable={isStale ? 'Someone changed these legs since.' : undefined}
        onClick={onUndo}
      >
        Undo <Kbd>Ctrl Z</Kbd>
      </Button>
    </div>
  );
}
