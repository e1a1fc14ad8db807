import { Alert } from '@/shared/ui/alert';
import { EXPIRED_LINK, type PasswordPurpose } from '../messages';

interface ExpiredLinkAlertProps {
  /** What the link was for. */
  purpose?: PasswordPurpose | 'signIn';
}

/** Explains why a link from an email no longer works and what to do. */
export function ExpiredLinkAlert({ purpose = 'signIn' }: ExpiredLinkAlertProps) {
  return (
    <Alert tone="warn" role="alert" title={EXPIRED_LINK.title}>
      <p>{EXPIRED_LINK[purpose]}</p>
    </Alert>
  );
}
