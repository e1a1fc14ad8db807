import { useReturnPath } from '@/session/use-return-path';
import { useResendVerificationMutation } from '../api/email-requests';
import { ResendButton } from './resend-button';

interface ResendVerificationProps {
  email: string;
  /** Seconds before the first click is allowed. */
  cooldown?: number;
}

/** Resends the email that verifies an address. */
export function ResendVerification({ email, cooldown: coolDown = 0 }: ResendVerificationProps) {
  const resend = useResendVerificationMutation();
  const linkPath = useReturnPath();
  return (
    <ResendButton
      label="Resend Email"
      cooldown={coolDown}
      isBusy={resend.isPending}
      isSent={resend.isSuccess}
      onSend={() => resend.mutateAsync({ email, linkPath })}
    />
  );
}
