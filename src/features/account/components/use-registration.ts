import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signUpSchema, type SignUpInput, type SignUpValues } from '@contracts/account';
import { isAppError } from '@/shared/lib/app-error';
import { useSignUpMutation } from '../api/sign-up';
import { useCaptcha } from './use-captcha';

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
};

/** The fields in the order they are shown. */
const FIELDS = ['first_name', 'last_name', 'email', 'password', 'role'] as const;

/**
 * The registration form's state. It lives above the tabs, so that switching tabs loses nothing.
 * Success clears every field.
 */
export function useRegistration(linkPath: string) {
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const signUp = useSignUpMutation();
  const captcha = useCaptcha('sign_up');
  // No role is selected at first, so that users don't register as a carrier by accident.
  const form = useForm<SignUpInput, unknown, SignUpValues>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: EMPTY,
    // React Hook Form would focus the role first, because it starts without a value.
    shouldFocusError: false,
  });
  const handleSubmit = form.handleSubmit(
    async (values) => {
      if (signUp.isPending) return;
      const captchaToken = await captcha.getToken();
      signUp.mutate(
        { ...values, linkPath, captchaToken },
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
    },
    (errors) => {
      const first = FIELDS.find((name) => errors[name] !== undefined);
      if (first !== undefined) form.setFocus(first);
    },
  );
  const registerAnother = () => {
    setRegisteredEmail(null);
  };
  return {
    form,
    handleSubmit,
    error: signUp.error,
    isBusy: signUp.isPending,
    challenge: captcha.challenge,
    /** Where the email went, or `null` before registering. */
    registeredEmail,
    startAgain: registerAnother,
  };
}
