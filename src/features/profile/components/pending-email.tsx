import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { useResendLinksMutation } from '../api/change-email';
import { profileToasts } from '../toasts';
import { ChangeFailure } from './change-failure';

interface PendingEmailProps {
  userId: string;
  current: string;
  pending: string;
}

/** A pending email change, with a button to resend its links. */
export function PendingEmail({ userId, current, pending }: PendingEmailProps) {
  const resend = useResendLinksMutation(userId);
  return (
    <Alert
      tone="info"
      role="status"
      title="Open both links to finish."
      actions={
        <Button
          size="sm"
          variant="quiet"
          isBusy={resend.isPending}
          onClick={() => {
            resend.mutate(current);
          }}
        >
          Resend links
        </Button>
      }
    >
      <p>
        We sent one to <span className="wrap-anywhere">{current}</span> and one to{' '}
        <strong className="font-semibold wrap-anywhere">{pending}</strong>. To cancel, ignore the
        links: they expire after an hour. To use a different address, enter it below.
      </p>
      {resend.error !== null && (
        <div className="mt-3">
          <ChangeFailure error={resend.error} textOf={profileToasts.emailFailed} />
        </div>
      )}
    </Alert>
  );
}
