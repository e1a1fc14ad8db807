import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { FieldNote } from './field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label. `className` goes to the outer element. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const noteId = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div className={cn('grid gap-1.5', className)}>
      <label className="grid grid-cols-[1.375rem_1fr] items-start gap-3 leading-snug">
        <span className="relative grid">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? noteId : rest['aria-describedby']}
            className="peer size-[1.375rem] appearance-none rounded-xs border-[1.5px] border-field-line bg-surface transition-colors checked:border-strong checked:bg-strong hover:border-fg aria-invalid:border-danger"
          />
          <Check className="pointer-events-none invisible absolute inset-0.5 size-[1.125rem] stroke-[3] text-strong-mark peer-checked:visible" />
        </span>
        <span>{label}</span>
      </label>
      {hasError && <FieldNote id={noteId} error={error} />}
    </div>
  );
}
