import { MailCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface MailSentProps {
  /** Where the mail went and what it does. */
  children: ReactNode;
  /** Another mail, for whom none comes. */
  again: ReactNode;
  /** Ways on. */
  actions: ReactNode;
}

/** Takes a form's place once it made us send a mail. */
export function MailSent({ children, again, actions }: MailSentProps) {
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
          No mail after a few minutes? Look in your spam folder, or have it sent again.
        </p>
        {again}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
