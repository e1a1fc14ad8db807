import { useId, type ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { FieldNote } from './field';

interface RadioSegmentProps<Value extends string> extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'checked' | 'defaultValue'
> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  /** The chosen value; omit it when react-hook-form controls the inputs. */
  value?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * Two to four choices side by side: real radio buttons that arrow keys move between and forms submit.
 * Other props go to every input, so `{...register('role')}` works.
 */
export function RadioSegment<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  hint,
  error,
  className,
  onChange,
  ...rest
}: RadioSegmentProps<Value>) {
  const legendId = useId();
  const noteId = useId();
  const hasError = error !== undefined && error !== '';
  const hasNote = hasError || hint !== undefined;

  return (
    <div
      role="radiogroup"
      aria-labelledby={legendId}
      aria-invalid={hasError || undefined}
      aria-describedby={hasNote ? noteId : undefined}
      className={cn('grid min-w-0 gap-1.5', className)}
    >
      <span id={legendId} className="text-ui leading-snug font-semibold">
        {legend}
      </span>
      <div
        className={cn(
          'grid auto-cols-fr grid-flow-col rounded-sm border',
          hasError ? 'border-danger' : 'border-field-line',
        )}
      >
        {options.map((option, index) => (
          <label key={option.value} className="relative grid not-first:border-l">
            <input
              {...rest}
              type="radio"
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
              className="peer absolute inset-0 z-1 appearance-none rounded-xs"
            />
            <span
              className={cn(
                'grid place-items-center bg-surface px-1.5 py-3 text-center text-ui leading-tight font-semibold font-stretch-[94%] transition-colors peer-checked:bg-strong peer-checked:text-strong-fg hover:bg-hover peer-checked:hover:bg-strong',
                index === 0 && 'rounded-l-xs',
                index === options.length - 1 && 'rounded-r-xs',
              )}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {hasNote && <FieldNote id={noteId} hint={hint} error={hasError ? error : undefined} />}
    </div>
  );
}
