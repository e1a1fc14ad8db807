import { useEffect, useRef, useState } from 'react';
import { isAppError } from '@/shared/lib/app-error';
import { isCodeComplete } from '@/shared/ui/code-input';
import { secondFactorReason } from '../toasts';

/**
 * State of a code field: what is typed and why it was refused. A wrong code is cleared, because the next
 * one is new; after any other failure it stays. Either way the field is focused.
 */
export function useCode(failure: Error | null) {
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const [shown, setShown] = useState(failure);
  const ref = useRef<HTMLInputElement>(null);

  if (shown !== failure) {
    setShown(failure);
    setIsEdited(false);
    if (isAppError(failure) && failure.code === 'mfa_verification_failed') setCode('');
  }
  useEffect(() => {
    if (failure !== null) ref.current?.focus();
  }, [failure]);

  const incomplete = isChecked ? 'Enter the six digits your app shows.' : undefined;
  const refused = failure !== null && !isEdited ? secondFactorReason(failure) : undefined;
  return {
    field: {
      code,
      error: incomplete ?? refused,
      ref,
      onChange: (next: string) => {
        setIsChecked(false);
        setIsEdited(true);
        setCode(next);
      },
    },
    /** The complete code, or undefined after showing that it is incomplete. */
    check: (): string | undefined => {
      if (isCodeComplete(code)) return code;
      setIsChecked(true);
      ref.current?.focus();
      return undefined;
    },
  };
}
