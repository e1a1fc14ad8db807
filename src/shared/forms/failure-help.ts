import { isAppError } from '@/shared/lib/app-error';
import { isTimeout } from '@/shared/lib/timeout';

/** Text for the alert next to a form that couldn't be sent: why, and what to do. */
export function failureHelp(error: unknown): string {
  if (isTimeout(error)) return `${error.message} Everything you typed is still here.`;
  if (isAppError(error, 'network')) {
    return "You appear to be offline. Everything you typed is still here. Send it when you're back online.";
  }
  if (isAppError(error, 'validation')) {
    return 'Something in the form was rejected. Check it and send it again. Everything you typed is still here.';
  }
  return 'Everything you typed is still here.';
}
