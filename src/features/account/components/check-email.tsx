import { Link } from 'react-router-dom';
import { FORGOT_PASSWORD_PATH } from '@/session/safe-return-path';
import { Button } from '@/shared/ui/button';
import { EMAIL_COOLDOWN_SECONDS } from '../toasts';
import { rememberEmail } from '../model/remembered-email';
import { EmailSent } from './email-sent';
import { ResendVerification } from './resend-verification';

interface CheckEmailProps {
  email: string;
  onLogin: () => void;
  onRegisterAgain: () => void;
}

/**
 * The next steps after registering. The text is the same whether the address is new or already has an
 * account, so it doesn't reveal who has one.
 */
export function CheckEmail({ email, onLogin, onRegisterAgain }: CheckEmailProps) {
  return (
    <EmailSent
      resend={<ResendVerification email={email} cooldown={EMAIL_COOLDOWN_SECONDS} />}
      actions={
        <>
          <Button size="md" variant="solid" onClick={onLogin}>
            Go to Sign In
          </Button>
          <Button size="md" variant="quiet" onClick={onRegisterAgain}>
            Use another email
          </Button>
        </>
      }
    >
      <p className="text-muted">
        We’re sending an email to <strong className="wrap-anywhere text-fg">{email}</strong>. Open
        the link in it to verify your address and sign in.
      </p>
      <p className="text-sm text-muted">
        Already have an account with this address? Then you won’t get an email. Sign in with your
        password, or{' '}
        <Link
          to={FORGOT_PASSWORD_PATH}
          className="link"
          onClick={() => {
            rememberEmail(email);
          }}
        >
          reset it
        </Link>
        .
      </p>
    </EmailSent>
  );
}
