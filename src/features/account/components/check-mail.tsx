import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <div className="grid gap-4.5">
      <MailCheck className="size-9 text-accent-text" />
      <h2 ref={heading} tabIndex={-1} className="type-h3">
        Check your email
      </h2>
      <p className="text-muted">
        A mail is on its way to <strong className="wrap-anywhere text-fg">{email}</strong>. Open the
        link in it to verify your address; it signs you in.
      </p>
      <ul className="grid gap-2 border-t border-line pt-4.5 text-sm text-muted">
        <li>No mail after a few minutes? Look in your spam folder.</li>
        <li>Registered before with this address? Sign in with the password you chose then.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="md" variant="solid" onClick={onLogin}>
          Go to Login
        </Button>
        <Button size="md" variant="quiet" onClick={onRegisterAgain}>
          Use another address
        </Button>
      </div>
    </div>
  );
}
