import { Alert } from '@/shared/ui/alert';
import { REFUSED_LINK, type PasswordPurpose } from '../messages';

interface RefusedLinkAlertProps {
  /** What the link was for, where that is known. */
  purpose?: PasswordPurpose | 'text';
}

/** For those who come with a mail link that no longer works: why, and the way on. */
export function RefusedLinkAlert({ purpose = 'text' }: RefusedLinkAlertProps) {
  return (
    <Alert tone="warn" role="alert" title={REFUSED_LINK.title}>
      <p>{REFUSED_LINK[purpose]}</p>
    </Alert>
  );
}
