import { MailCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface EmailSentProps {
  /** Where the email went and what to do with it. */
  children: ReactNode;
  /** The button that sends another email. */
  resend: ReactNode;
  actions: ReactNode;
}

/** Replaces a form after it made us send an email. */
export function EmailSent({ children, resend: again, actions }: EmailSentProps) {
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
      {children}
      <div className="grid gap-3 border-t border-line pt-4.5">
        <p className="text-sm text-muted">
          No email after a few minutes? Check your spam folder, or resend it.
        </p>
        {again}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
