import { useId, type ReactNode, type SubmitEvent } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog, type DialogProps } from '@/shared/ui/dialog';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { useDiscardGuard } from '@/shared/ui/use-discard-guard';
import { StaleAlert, type StaleAlertProps } from './stale-alert';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** Why saving failed. Stale versions are shown by `stale` instead. */
  error: Error | null;
  /** A sentence about the failure, such as `We couldn’t save the vehicle.` */
  failure: ReactNode;
  /** Advice; by default the server's reason. */
  advice?: ReactNode;
  /** Set while someone else's newer version blocks saving. */
  stale?: StaleAlertProps | undefined;
  /** Label of the submit button, and while it is busy. */
  submitLabel: string;
  /** Label of the cancel button, where `Cancel` would be ambiguous. */
  cancelLabel?: string;
  busyText?: string;
  /** True if the form has changes: closing asks first, except with Cancel. */
  isDirty: boolean;
  /** Saving: the dialog stays open, so that a failure doesn't lose what was typed. */
  isBusy: boolean;
  /** Something else must finish before saving, such as an upload. */
  isBlocked?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** A dialog with a form, Cancel and a submit button. */
export function FormDialog({
  error,
  failure,
  advice,
  stale,
  submitLabel,
  cancelLabel = 'Cancel',
  busyText = 'Saving...',
  isDirty,
  isBusy,
  isBlocked = false,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const guard = useDiscardGuard();
  return guard.wrap(
    <Dialog
      {...dialog}
      open
      onOpenChange={() => {
        if (!isBusy) guard.ask(onClose);
      }}
      notice={
        stale ? (
          <StaleAlert {...stale} />
        ) : (
          error !== null && <SaveFailure error={error} failure={failure} advice={advice} />
        )
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant="solid"
            size="md"
            type="submit"
            form={formId}
            disabled={isBlocked || stale !== undefined}
            isBusy={isBusy}
            busyText={busyText}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
        onSubmit={onSubmit}
      >
        <DirtyMark isDirty={isDirty} />
        {children}
      </form>
    </Dialog>,
  );
}

function SaveFailure({
  error,
  failure,
  advice,
}: Pick<FormDialogProps, 'error' | 'failure' | 'advice'>) {
  if (isAppError(error, 'stale')) {
    return <Alert tone="warn" title="Someone saved a change just before you. Try again." />;
  }
  return (
    <Alert tone="danger" title={failure}>
      {advice ?? errorReason(error) ?? 'The server didn’t respond. Check your connection.'}
    </Alert>
  );
}

/** Reports the form's changes from inside the guard. */
function DirtyMark({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return null;
}
