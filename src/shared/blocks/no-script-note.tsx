import { COMPANY } from '@/content/company';
import { cn } from '@/shared/lib/cn';

interface NoScriptNoteProps {
  /** What cannot be had. */
  what?: string;
  className?: string;
}

/** For browsers without JavaScript: what does not work, and how we can be reached all the same. */
export function NoScriptNote({ what = 'Sending this form', className }: NoScriptNoteProps) {
  const { phones, emails } = COMPANY;
  return (
    <noscript>
      <p className={cn('text-sm text-muted', className)}>
        {what} needs JavaScript. Without it, call{' '}
        <a href={phones.dispatch.href} className="link">
          {phones.dispatch.display}
        </a>{' '}
        or write to{' '}
        <a href={emails.dispatch.href} className="link">
          {emails.dispatch.display}
        </a>
        .
      </p>
    </noscript>
  );
}
