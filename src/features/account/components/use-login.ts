import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { signInSchema } from '@contracts/account';
import { useSignInMutation } from '../api/sign-in';

/** The login form's state. It lives above the tabs, so that switching tabs loses nothing. */
export function useLogin() {
  const signIn = useSignInMutation();
  const form = useForm({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const handleSubmit = form.handleSubmit((values) => {
    if (!signIn.isPending) signIn.mutate(values);
  });
  return {
    form,
    handleSubmit,
    error: signIn.error,
    isBusy: signIn.isPending,
    /** The address of the last attempt. */
    triedEmail: signIn.variables?.email ?? '',
  };
}
