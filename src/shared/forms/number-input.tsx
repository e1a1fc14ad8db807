import type { ComponentProps } from 'react';
import { Input } from '@/shared/ui/input';

/** Whole numbers as we write them: `72200`, `72,200`. */
const PLAIN = /^(?:\d{1,3}(?:,\d{3})+|\d*)$/u;

/**
 * Replaces what was typed in another notation (`1485,50`, `32,750 kg`) with the number we understood, so that
 * people see it before they save. Leaves text that can't be read.
 */
export function showUnderstood(input: HTMLInputElement, format: (text: string) => string): void {
  if (PLAIN.test(input.value)) return;
  const text = format(input.value);
  if (text === input.value) return;
  // React only notices a value set by the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

interface NumberInputProps extends ComponentProps<typeof Input> {
  /** Formats a typed text: `amountText`, `numberText` or `poundsText`. */
  format: ((text: string) => string) | undefined;
}

/** An input for a number that reads any notation and shows what it understood when the focus leaves. */
export function NumberInput({ format, onBlur, ...rest }: NumberInputProps) {
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      onBlur={(event) => {
        if (format !== undefined) showUnderstood(event.currentTarget, format);
        onBlur?.(event);
      }}
    />
  );
}
