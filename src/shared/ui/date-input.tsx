import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { FIRST_YEAR, LAST_YEAR, withCentury } from '@domain/time/entered-day';
import { FieldNote } from './field';
import { Input } from './input';

interface DateInputProps extends Omit<
  ComponentProps<typeof Input>,
  'type' | 'min' | 'max' | 'suffix'
> {
  /** A date and a time, such as `2026-12-01T06:30`. */
  hasTime?: boolean;
  /** The first year the calendar offers. */
  firstYear?: number;
}

/**
 * A date field. It reads a two-digit year as 20xx, or as 19xx if `firstYear` allows it, and keeps its form from
 * being submitted with a date that is incomplete or doesn't exist, which the browser reports as blank.
 */
export function DateInput({
  hasTime = false,
  firstYear = FIRST_YEAR,
  ref,
  onBlur,
  onKeyDown,
  onChange,
  ...rest
}: DateInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [isBad, setIsBad] = useState(false);
  const at = (day: string, time: string) => (hasTime ? `${day}T${time}` : day);

  useEffect(() => {
    const form = own.current?.form;
    const stopBadDate = (event: SubmitEvent) => {
      const input = own.current;
      if (input?.validity.badInput !== true) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setIsBad(true);
      input.focus();
    };
    form?.addEventListener('submit', stopBadDate, true);
    return () => {
      form?.removeEventListener('submit', stopBadDate, true);
    };
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter submits the form without leaving the field.
    if (event.key === 'Enter') completeYear(event.currentTarget, firstYear);
    onKeyDown?.(event);
  };
  return (
    <>
      <Input
        {...rest}
        {...(isBad && {
          'aria-invalid': true,
          'aria-describedby': [noteId, rest['aria-describedby']].filter(Boolean).join(' '),
        })}
        type={hasTime ? 'datetime-local' : 'date'}
        min={at(`${String(firstYear)}-01-01`, '00:00')}
        max={at(`${String(LAST_YEAR)}-12-31`, '23:59')}
        ref={(input) => {
          own.current = input;
          return forward(ref, input);
        }}
        onChange={(event) => {
          setIsBad(false);
          onChange?.(event);
        }}
        onBlur={(event) => {
          completeYear(event.currentTarget, firstYear);
          setIsBad(event.currentTarget.validity.badInput);
          onBlur?.(event);
        }}
        onKeyDown={handleKeyDown}
      />
      {isBad && (
        <FieldNote
          id={noteId}
          error={
            hasTime
              ? 'This date or time is incomplete or doesn’t exist.'
              : 'This date is incomplete or doesn’t exist.'
          }
        />
      )}
    </>
  );
}

function forward(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(input);
  if (ref) ref.current = input;
  return undefined;
}

/** The browser reads the year `26` as the year 26. */
function completeYear(input: HTMLInputElement, firstYear: number): void {
  const complete = withCentury(input.value, firstYear);
  if (complete === input.value) return;
  // React ignores the change of a value that was set through the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, complete);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
