import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signUpSchema, type SignUpInput, type SignUpValues } from '@contracts/account';
import { isAppError } from '@/shared/lib/app-error';
import { useSignUpMutation } from '../api/sign-up';
import { useCaptcha } from './use-captcha';

const EMPTY: SignUpInput = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  role: 'carrier',
};

/**
 * The registration form's state. It lives above the tabs, so that switching tabs loses nothing.
 * Success clears every field and selects Carrier again.
 */
export function useRegistration(linkPath: string) {
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const signUp = useSignUpMutation();
  const captcha = useCaptcha('sign_up');
  const form = useForm<SignUpInput, unknown, SignUpValues>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: EMPTY,
  });
  const handleSubmit = form.handleSubmit(async (values) => {
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
  });
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
