import { isAppError } from '@/shared/lib/app-error';

/**
 * How long Auth wants to wait before it mails the same address again, in seconds; `undefined` for
 * every other failure, a used-up quota for all mails included.
 */
export function secondsToWait(error: unknown): number | undefined {
  if (!isAppError(error) || error.code !== 'over_email_send_rate_limit') return undefined;
  const seconds = /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
