import { SendFailure } from '@/shared/blocks/send-failure';
import { failureHelp } from '@/shared/forms/failure-help';
import { Alert } from '@/shared/ui/alert';
import { applicationToasts } from '../messages';
import { DocumentsNotSentError, SendingStoppedError } from '../model/sending-errors';

/** An application that was not submitted: why, and what to do, above the button that was pressed. */
export function ApplicationFailure({ error }: { error: Error }) {
  if (error instanceof SendingStoppedError) {
    return (
      <Alert tone="info" role="status" title="Sending was stopped.">
        Nothing was submitted, and everything is still here.
      </Alert>
    );
  }
  return (
    <SendFailure title={applicationToasts.failed(error)?.description}>
      {error instanceof DocumentsNotSentError ? (
        <>
          We did not get <b className="wrap-anywhere">{error.fileNames.join(', ')}</b>, so nothing
          was submitted. Press Submit Application to try again, or choose another file.
        </>
      ) : (
        failureHelp(error)
      )}
    </SendFailure>
  );
}
