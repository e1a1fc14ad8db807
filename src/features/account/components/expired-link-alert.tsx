import { Alert } from '@/shared/ui/alert';
import type { PasswordPurpose } from '../toasts';

// Not in messages.ts, because the page itself shows it and those texts load with the forms.
/** Shown to people who open an expired link from an email. */
const EXPIRED_LINK = {
  title: 'This link no longer works',
  reason: 'Links in our emails work once and expire after an hour.',
  signIn:
    'If you already verified your address, sign in. If not, signing in lets you request a new link.',
  recovery: 'Request a new one here.',
  invitation: 'Request a new one here with the address we invited.',
} as const;

interface ExpiredLinkAlertProps {
  /** The link's purpose. */
  purpose?: PasswordPurpose | 'signIn';
}

/** Explains why a link from an email no longer works and what to do. */
export function ExpiredLinkAlert({ purpose = 'signIn' }: ExpiredLinkAlertProps) {
  return (
    <Alert tone="warn" role="alert" title={EXPIRED_LINK.title}>
      {/* Short paragraphs, because one larger than the page's lead would become its largest contentful paint. */}
      <p>{EXPIRED_LINK.reason}</p>
      <p className="mt-1">{EXPIRED_LINK[purpose]}</p>
    </Alert>
  );
}
