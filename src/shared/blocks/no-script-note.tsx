import { COMPANY } from '@/content/company';

/** In a form, for browsers without JavaScript: it cannot be sent, but we can be reached. */
export function NoScriptNote() {
  const { phones, emails } = COMPANY;
  return (
    <noscript>
      <p className="text-sm text-muted">
        Sending this form needs JavaScript. Without it, call{' '}
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
