import type { ReactNode } from 'react';
import { COMPANY } from '@/content/company';
import { Alert } from '@/shared/ui/alert';

interface SendFailureProps {
  /** The failure, with the toast's text. */
  title: ReactNode;
  /** Why, and what happens to what the user typed. */
  children: ReactNode;
}

/** Alert next to the submit button of a form that couldn't be sent. */
export function SendFailure({ title, children }: SendFailureProps) {
  const { dispatch } = COMPANY.phones;
  return (
    <Alert tone="danger" data-keep-clear="" title={title}>
      <p>
        <span>{children}</span>
        <span>{' If it keeps failing, call '}</span>
        <a href={dispatch.href} className="whitespace-nowrap">
          {dispatch.display}
        </a>
        .
      </p>
    </Alert>
  );
}
