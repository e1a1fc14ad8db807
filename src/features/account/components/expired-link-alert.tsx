import { Alert } from '@/shared/ui/alert';
import type { PasswordPurpose } from '../messages';

// Not in messages.ts: the page itself shows it, and those texts load with the forms.
/** Shown to people who open an expired link from an email. */
const EXPIRED_LINK = {
  title: 'This link no longer works',
  signIn:
    'Links in our emails work once and expire after an hour. Some email programs open links first to check them. If yours did, your address is already verified, so just sign in. If not, signing in lets you request a new link.',
  recovery:
    'Links in our emails work once and expire after an hour. Some email programs open links first to check them. Request a new one here.',
  invitation:
    'Links in our emails work once and expire after an hour. Some email programs open links first to check them. Request a new one here with the address we invited.',
} as const;

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
