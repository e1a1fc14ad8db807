import { useId } from 'react';
import { Challenge } from '@/shared/blocks/challenge/challenge';
import { PrivacyNote } from '@/shared/blocks/privacy-note';
import { ErrorSummary } from '@/shared/forms/error-summary';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ApplicationFailure } from './application-failure';
import { ApplicationForm } from './application-form';
import { UploadProgress } from './upload-progress';
import { useApplication } from './use-application';
import { useLeaveWarning } from '@/shared/lib/use-leave-warning';

interface ApplicationDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the opening; `null` for a general application, where the applicant chooses. */
  position: string | null;
}

/**
 * The 'Apply for Position' dialog. Cancel discards what was typed and the chosen files; closing it
 * otherwise keeps them. It can't be closed while it sends.
 */
export function ApplicationDialog({ isOpen, onClose, position }: ApplicationDialogProps) {
  const formId = useId();
  const application = useApplication({ position, onSubmitted: onClose });
  const { isBusy, error, challenge, problems, canStop, stop, discard } = application;
  useLeaveWarning(isBusy);
  const handleCancel = () => {
    discard();
    onClose();
  };

  const isAttempted = application.form.formState.isSubmitted;
  const notice = () => {
    if (canStop) return <UploadProgress documents={application.documents.documents} />;
    if (challenge !== null) return <Challenge {...challenge} key={challenge.key} />;
    if (isBusy) return null;
    if (isAttempted && problems.length > 0) return <ErrorSummary problems={problems} />;
    return error === null ? null : <ApplicationFailure error={error} />;
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      title="Apply for Position"
      notice={notice()}
      footer={
        <>
          <Button
            size="md"
            variant="quiet"
            disabled={isBusy && !canStop}
            onClick={isBusy ? stop : handleCancel}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} size="md" isBusy={isBusy} busyText="Submitting...">
            Submit Application
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ApplicationForm id={formId} application={application} position={position} />
        <PrivacyNote />
      </div>
    </Dialog>
  );
}
