import type { Ref } from 'react';
import { CodeInput } from '@/shared/ui/code-input';
import { Field } from '@/shared/ui/field';

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The field for a code from an authenticator app. */
export function CodeField({ error, hint, ...input }: CodeFieldProps) {
  return (
    <Field label="Code" error={error} hint={hint}>
      {(control) => <CodeInput {...control} {...input} />}
    </Field>
  );
}
