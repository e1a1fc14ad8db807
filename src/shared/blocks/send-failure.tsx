import type { ReactNode } from 'react';
import { COMPANY } from '@/content/company';
import { Alert } from '@/shared/ui/alert';

interface SendFailureProps {
  /** What failed, in the words of the toast. */
  title: ReactNode;
  /** Why, and that nothing is lost. */
  children: ReactNode;
}

/** A failed send, where the person looks: beside the button they pressed. */
export function SendFailure({ title, children }: SendFailureProps) {
  const { dispatch } = COMPANY.phones;
  return (
    <Alert tone="danger" title={title}>
      <p>
        {children} If it keeps failing, call{' '}
        <a href={dispatch.href} className="whitespace-nowrap">
          {dispatch.display}
        </a>
        .
      </p>
    </Alert>
  );
}
