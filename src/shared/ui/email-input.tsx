import type { ComponentProps } from 'react';
import { Input } from './input';

/** An input for an email address, without the corrections phones make to other text. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return (
    <Input autoComplete="email" {...props} type="email" autoCapitalize="none" spellCheck={false} />
  );
}
