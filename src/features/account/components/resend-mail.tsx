import { useReturnPath } from '@/session/use-return-path';
import { useResendVerificationMutation } from '../api/mail-requests';
import { MailAgain } from './mail-again';

interface ResendMailProps {
  email: string;
  /** Seconds to wait first, where a mail has just gone. */
  coolDown?: number;
}

/** Sends the mail that verifies an address again. */
export function ResendMail({ email, coolDown = 0 }: ResendMailProps) {
  const resend = useResendVerificationMutation();
  const leadsTo = useReturnPath();
  return (
    <MailAgain
      label="Send the mail again"
      coolDown={coolDown}
      isBusy={resend.isPending}
      isSent={resend.isSuccess}
      onSend={() => resend.mutateAsync({ email, leadsTo })}
    />
  );
}
