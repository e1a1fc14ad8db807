import { Fragment } from 'react';
import { Alert } from '@/shared/ui/alert';

/** Something a form cannot be sent with; what is wrong stands under the field itself. */
export interface Problem {
  /** The field, as its label says. */
  label: string;
  /** Leads to the field. */
  onChoose: () => void;
}

/** Beside the button of a form that could not be sent: which fields keep it, and the way to each. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="danger" role="status" title="Not sent yet. Please check:">
      {problems.map(({ label, onChoose }, index) => (
        <Fragment key={label}>
          {index > 0 && ', '}
          <button
            type="button"
            className="font-semibold underline underline-offset-3"
            onClick={onChoose}
          >
            {label}
          </button>
        </Fragment>
      ))}
      .
    </Alert>
  );
}
