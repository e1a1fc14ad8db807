import { isAppError } from '@/shared/lib/app-error';

/**
 * Seconds until Auth sends the same address another email. `undefined` for every other failure,
 * including a used-up quota for all emails.
 */
export function secondsToWait(error: unknown): number | undefined {
  if (!isAppError(error) || error.code !== 'over_email_send_rate_limit') return undefined;
  const seconds = /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
