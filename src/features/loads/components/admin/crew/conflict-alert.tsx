import {
  conflictSentence,
  type AssignmentConflict,
} from '@/features/loads/model/crew/assignment-conflicts';
import { Alert } from '@/shared/ui/alert';

interface ConflictAlertProps {
  title: string;
  conflicts: readonly AssignmentConflict[];
  /** The conflicts couldn't be fetched. */
  isFailed: boolean;
}

/** Warns about the conflicts of the people chosen for a load. Saving is still allowed. */
export function ConflictAlert({ title, conflicts, isFailed }: ConflictAlertProps) {
  return (
    // Always in the page, so that screen readers announce what appears in it.
    <div role="status">
      {isFailed && <p className="my-3 text-sm text-subtle">We couldn’t check for conflicts.</p>}
      {conflicts.length > 0 && (
        <Alert tone="warn" title={title} className="my-3">
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {conflicts.map((conflict) => (
              <li
                key={`${conflict.person_id} ${conflict.kind} ${conflict.load_id ?? ''} ${conflict.from_day ?? ''}`}
              >
                {conflictSentence(conflict)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
