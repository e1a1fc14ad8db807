import type { ComponentProps } from 'react';
import { Input } from './input';

const LENGTH = 6;

/** The digits of what was typed or pasted, at most six: apps show `123 456`. */
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH);

/** True if a code has all its digits. */
export const isCodeComplete = (code: string) => code.length === LENGTH;

interface CodeInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  code: string;
  onChange: (code: string) => void;
}

/** An input for the six-digit code of an authenticator app; phones offer to fill it in. */
export function CodeInput({ code, onChange, ...rest }: CodeInputProps) {
  return (
    <Input
      {...rest}
      value={code}
      onChange={(event) => {
        onChange(digitsOf(event.target.value));
      }}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="font-cond text-[1.375rem]! tracking-[0.3em] tabular-nums"
    />
  );
}
