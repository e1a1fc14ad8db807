import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DEFAULT_SIGN_UP_ROLE, signUpSchema } from '@contracts/account';
import { isAppError } from '@/shared/lib/app-error';
import { useSignUpMutation } from '../api/sign-up';

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  role: DEFAULT_SIGN_UP_ROLE,
};

/**
 * The registration form's state. It lives above the tabs, so that switching tabs loses nothing.
 * Success clears every field and resets the role to Carrier.
 */
export function useRegistration(linkPath: string) {
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const signUp = useSignUpMutation();
  const form = useForm({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: EMPTY,
  });
  const handleSubmit = form.handleSubmit((values) => {
    if (signUp.isPending) return;
    signUp.mutate(
      { ...values, linkPath },
      {
        onSuccess: () => {
          form.reset(EMPTY);
          setRegisteredEmail(values.email);
        },
        onError: (error) => {
          if (isAppError(error) && error.code === 'weak_password') {
            form.setError('password', { message: error.message }, { shouldFocus: true });
          }
        },
      },
    );
  });
  const registerAnother = () => {
    setRegisteredEmail(null);
  };
  return {
    form,
    handleSubmit,
    error: signUp.error,
    isBusy: signUp.isPending,
    /** Where the email went, or `null` before registering. */
    registeredEmail,
    startAgain: registerAnother,
  };
}
