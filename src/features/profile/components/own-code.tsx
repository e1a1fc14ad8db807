import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeInput, isCodeComplete } from '@/shared/ui/code-input';
import { Field } from '@/shared/ui/field';
import { accountQueryOptions } from '../api/account';

const INCOMPLETE = 'Enter the six digits your authenticator app shows.';

/** The code that users with two-step verification enter next to their password; empty for others. */
export function useOwnCode(userId: string) {
  const { data: account } = useQuery(accountQueryOptions(userId));
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const isNeeded = account?.hasSecondFactor === true;
  return {
    isNeeded,
    code: isNeeded ? code : '',
    error,
    /** True if the form can be sent; shows what is missing. */
    check: (): boolean => {
      const isReady = !isNeeded || isCodeComplete(code);
      setError(isReady ? undefined : INCOMPLETE);
      return isReady;
    },
    /** After the server refused the code. */
    refuse: (message: string) => {
      setCode('');
      setError(message);
    },
    setCode: (next: string) => {
      setError(undefined);
      setCode(next);
    },
  };
}

/** The field for that code; nothing for users without two-step verification. */
export function OwnCodeField({ isNeeded, code, error, setCode }: ReturnType<typeof useOwnCode>) {
  if (!isNeeded) return null;
  return (
    <Field label="Code from your authenticator app" error={error}>
      {(control) => <CodeInput {...control} code={code} onChange={setCode} />}
    </Field>
  );
}
