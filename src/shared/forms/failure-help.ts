import { isAppError } from '@/shared/lib/app-error';

/** What the alert beside a form adds to the toast: why, and that nothing is lost. */
export function failureHelp(error: unknown): string {
  if (isAppError(error, 'network')) {
    return 'We could not be reached. Everything you typed is still here and stays on this device: send it again once you are connected.';
  }
  if (isAppError(error, 'validation')) {
    return 'Something in the form was not accepted. Check it and send it again; everything you typed is still here.';
  }
  return 'Everything you typed is still here.';
}
