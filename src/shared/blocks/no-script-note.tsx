import { COMPANY } from '@/content/company';
import { cn } from '@/shared/lib/cn';

interface NoScriptNoteProps {
  /** The part that needs JavaScript. */
  what?: string;
  className?: string;
}

/** Shown without JavaScript: what doesn't work, and our phone number and email address. */
export function NoScriptNote({ what = 'Sending this form', className }: NoScriptNoteProps) {
  const { phones, emails } = COMPANY;
  return (
    <noscript>
      <p className={cn('text-sm text-muted', className)}>
        <span>{`${what} needs JavaScript. Without it, call`}</span>{' '}
        <a href={phones.dispatch.href} className="link">
          {phones.dispatch.display}
        </a>{' '}
        or email{' '}
        <a href={emails.dispatch.href} className="link">
          {emails.dispatch.display}
        </a>
        .
      </p>
    </noscript>
  );
}
