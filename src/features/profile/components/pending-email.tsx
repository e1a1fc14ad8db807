import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { useResendLinksMutation } from '../api/change-email';
import { profileToasts } from '../messages';
import { ChangeFailure } from './change-failure';

interface PendingEmailProps {
  userId: string;
  current: string;
  pending: string;
}

/** A change of address that waits for its links, and what can be done about it. */
export function PendingEmail({ userId, current, pending }: PendingEmailProps) {
  const resend = useResendLinksMutation(userId);
  return (
    <Alert
      tone="info"
      role="status"
      title="Waiting for both links to be opened."
      actions={
        <Button
          size="sm"
          variant="quiet"
          isBusy={resend.isPending}
          onClick={() => {
            resend.mutate(current);
          }}
        >
          Send the links again
        </Button>
      }
    >
      <p>
        One went to <span className="wrap-anywhere">{current}</span>, one to{' '}
        <strong className="font-semibold wrap-anywhere">{pending}</strong>. To take the change back,
        leave the links alone: they expire after an hour. To choose another address, enter it below;
        it takes the place of this one.
      </p>
      {resend.error !== null && (
        <div className="mt-3">
          <ChangeFailure error={resend.error} textOf={profileToasts.emailFailed} />
        </div>
      )}
    </Alert>
  );
}
