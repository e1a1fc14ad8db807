import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { signInSchema } from '@contracts/account';
import { useSignInMutation } from '../api/sign-in';
import { useCaptcha } from './use-captcha';

/** The login form's state. It lives above the tabs, so that switching tabs loses nothing. */
export function useLogin() {
  const signIn = useSignInMutation();
  const form = useForm({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const captcha = useCaptcha('sign_in');
  const handleSubmit = form.handleSubmit(async (values) => {
    if (signIn.isPending) return;
    const captchaToken = await captcha.getToken();
    signIn.mutate({ ...values, captchaToken });
  });
  return {
    form,
    handleSubmit,
    error: signIn.error,
    isBusy: signIn.isPending,
    challenge: captcha.challenge,
    /** The address of the last attempt. */
    triedEmail: signIn.variables?.email ?? '',
  };
}
