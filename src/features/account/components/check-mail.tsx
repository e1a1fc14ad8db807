import { Link } from 'react-router-dom';
import { FORGOT_PASSWORD_PATH } from '@/session/safe-return-path';
import { Button } from '@/shared/ui/button';
import { MAIL_COOL_DOWN_SECONDS } from '../messages';
import { rememberEmail } from '../model/typed-email';
import { MailSent } from './mail-sent';
import { ResendMail } from './resend-mail';

interface CheckMailProps {
  email: string;
  onLogin: () => void;
  onRegisterAgain: () => void;
}

/**
 * After registering: what happens next. It reads the same for a new address and for one that has
 * an account, so that nobody learns who has one.
 */
export function CheckMail({ email, onLogin, onRegisterAgain }: CheckMailProps) {
  return (
    <MailSent
      again={<ResendMail email={email} coolDown={MAIL_COOL_DOWN_SECONDS} />}
      actions={
        <>
          <Button size="md" variant="solid" onClick={onLogin}>
            Go to Login
          </Button>
          <Button size="md" variant="quiet" onClick={onRegisterAgain}>
            Use another address
          </Button>
        </>
      }
    >
      <p className="text-muted">
        A mail is on its way to <strong className="wrap-anywhere text-fg">{email}</strong>. Open the
        link in it to verify your address; it signs you in.
      </p>
      <p className="text-sm text-muted">
        Registered before with this address? Then no mail comes: sign in with the password you chose
        then, or{' '}
        <Link
          to={FORGOT_PASSWORD_PATH}
          className="link"
          onClick={() => {
            rememberEmail(email);
          }}
        >
          choose a new one
        </Link>
        .
      </p>
    </MailSent>
  );
}
