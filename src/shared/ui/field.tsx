import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

/** Connects a control to its label, hint and error: spread it on the input. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Help text under the control; an error replaces it. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows `Optional` to the right of the label. */
  isOptional?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A form field: label, control, and a hint or error below. */
export function Field({ label, hint, error, isOptional, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = error !== undefined && error !== '';
  const hasNote = hasError || hint !== undefined;

  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={id} className="flex justify-between gap-2 text-ui leading-snug font-semibold">
        <span>{label}</span>
        {isOptional && <span className="text-sm font-normal text-subtle">Optional</span>}
      </label>
      {children({
        id,
        'aria-invalid': hasError || undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote && <FieldNote id={noteId} hint={hint} error={hasError ? error : undefined} />}
    </div>
  );
}

interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The line under a control: the error, otherwise the hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error === undefined) {
    return (
      <p id={id} className="text-sm text-subtle">
        {hint}
      </p>
    );
  }
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger-text">
      <CircleAlert className="mt-0.5 size-4" />
      <span>{error}</span>
    </p>
  );
}
