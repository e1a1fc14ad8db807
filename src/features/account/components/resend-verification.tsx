import { useReturnPath } from '@/session/use-return-path';
import { useResendVerificationMutation } from '../api/email-requests';
import { ResendButton } from './resend-button';
import { useCaptcha } from './use-captcha';

interface ResendVerificationProps {
  email: string;
  /** Seconds before the first click is allowed. */
  cooldown?: number;
}

/** Resends the email that verifies an address. */
export function ResendVerification({ email, cooldown: coolDown = 0 }: ResendVerificationProps) {
  const resend = useResendVerificationMutation();
  const linkPath = useReturnPath();
  const captcha = useCaptcha('resend');
  const send = async () => {
    const captchaToken = await captcha.getToken();
    return resend.mutateAsync({ email, linkPath, captchaToken });
  };
  return (
    <>
      <ResendButton
        label="Resend Email"
        cooldown={coolDown}
        isBusy={resend.isPending}
        isSent={resend.isSuccess}
        onSend={send}
      />
      {captcha.challenge}
    </>
  );
}
