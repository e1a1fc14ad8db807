import { Fragment } from 'react';
import { Alert } from '@/shared/ui/alert';

/** An invalid field; its error is shown under the field itself. */
export interface Problem {
  /** Label of the field. */
  label: string;
  /** Moves the focus to the field. */
  onChoose: () => void;
}

/** Next to the submit button: links to every invalid field. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="danger" role="status" title="Not sent yet. Please check:">
      {problems.map(({ label, onChoose }, index) => (
        <Fragment key={label}>
          {/* Keeps the comma on the line of its label. */}
          <span className="whitespace-nowrap">
            <button
              type="button"
              className="font-semibold underline underline-offset-3"
              onClick={onChoose}
            >
              {label}
            </button>
            <span>{index < problems.length - 1 ? ',' : '.'}</span>
          </span>{' '}
        </Fragment>
      ))}
    </Alert>
  );
}
