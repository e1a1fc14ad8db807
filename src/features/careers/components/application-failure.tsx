import { SendFailure } from '@/shared/blocks/send-failure';
import { failureHelp } from '@/shared/forms/failure-help';
import { Alert } from '@/shared/ui/alert';
import { UploadFailedError, UploadCanceledError } from '@/shared/uploads/upload-errors';
import { applicationToasts } from '../toasts';

/** Says above the submit button why the application wasn't submitted and what to do. */
export function ApplicationFailure({ error }: { error: Error }) {
  if (error instanceof UploadCanceledError) {
    return (
      <Alert tone="info" role="status" title="Upload canceled.">
        Nothing was submitted. Everything you entered is still here.
      </Alert>
    );
  }
  return (
    <SendFailure title={applicationToasts.failed(error)?.description}>
      {error instanceof UploadFailedError ? (
        <>
          We couldn’t upload <b className="wrap-anywhere">{error.fileNames.join(', ')}</b>, so
          nothing was submitted.{' '}
          {navigator.onLine
            ? 'Press Submit Application to try again, or choose another file.'
            : 'You appear to be offline. Press Submit Application when you’re back online.'}
        </>
      ) : (
        failureHelp(error)
      )}
    </SendFailure>
  );
}
