import type { ReactNode } from 'react';
import type { ToastText } from '@/shared/lib/toast-store';
import { Alert } from '@/shared/ui/alert';
import { nextStepAfter } from '../toasts';

interface FailureAlertProps {
  error: Error | null;
  /** The text for this error. The toast says the same. */
  textOf: (error: unknown) => ToastText;
  /** Buttons that fix the problem. */
  actions?: ReactNode | undefined;
}

/** A form's error area: what failed, why, and what to do about it. */
export function FailureAlert({ error, textOf, actions }: FailureAlertProps) {
  if (error === null) return null;
  const { title, description } = textOf(error);
  return (
    <Alert tone="danger" title={title} actions={actions}>
      <p>{description}</p>
      <p className="mt-1 text-muted">{nextStepAfter(error)}</p>
    </Alert>
  );
}
