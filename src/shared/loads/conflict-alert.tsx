import { Alert } from '@/shared/ui/alert';

interface ConflictAlertProps {
  title: string;
  /** One per conflict. */
  sentences: readonly string[];
  /** The conflicts couldn't be fetched. */
  isFailed: boolean;
}

/** Warns about the conflicts of the people chosen for a load. Saving is still allowed. */
export function ConflictAlert({ title, sentences, isFailed }: ConflictAlertProps) {
  return (
    // Always in the page, so that screen readers announce what appears in it.
    <div role="status">
      {isFailed && <p className="my-3 text-sm text-subtle">We couldn’t check for conflicts.</p>}
      {sentences.length > 0 && (
        <Alert tone="warn" title={title} className="my-3">
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {sentences.map((sentence, index) => (
              <li key={`${String(index)} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
