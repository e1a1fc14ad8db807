import type { Json } from '@database';
import { AppError, type AppErrorKind } from '@/shared/lib/app-error';
import { StaleError } from '@/shared/lib/stale';
import { isTimeout, TIMED_OUT, timeoutError } from '@/shared/lib/timeout';

/** The common part of responses of tables, RPCs, Auth, Storage and functions. */
export interface ApiResponse {
  data: unknown;
  error: { message: string } | null;
  status?: number;
}

/** Raised by `private.raise_stale`. */
const STALE = 'PT412';

const BY_CODE: Record<string, AppErrorKind> = {
  '23505': 'conflict', // unique_violation
  '23503': 'conflict', // foreign_key_violation
  '23514': 'validation', // check_violation
  '23502': 'validation', // not_null_violation
  '22001': 'validation', // string_data_right_truncation
  '22003': 'validation', // numeric_value_out_of_range
  '22P02': 'validation', // invalid_text_representation
  P0001: 'validation', // raise_exception
  '42501': 'forbidden', // insufficient_privilege
  PGRST116: 'not-found', // `.single()` found no row
  PGRST301: 'auth', // token could not be verified
  PGRST303: 'auth', // claims not valid, for example expired
  session_not_found: 'auth', // Auth: signed out elsewhere
  PT428: 'challenge', // raised by `private.enforce_rate_limit`
  captcha_failed: 'challenge', // Auth, without a valid token
  PT429: 'rate-limited', // raised by `private.rate_limit`
};

function kindOfStatus(status: number): AppErrorKind {
  if (status === 0) return 'network';
  if (status === 401) return 'auth';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 406) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'validation';
  if (status === 429) return 'rate-limited';
  return 'unknown';
}

/**
 * Turns an error that supabase-js returned or threw into an {@link AppError} with the original as
 * its cause.
 */
export function toAppError(error: unknown, responseStatus?: number): AppError {
  if (error instanceof AppError) return error;
  const raw = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const message =
    typeof raw['message'] === 'string' && raw['message'] !== ''
      ? raw['message']
      : 'Something went wrong.';
  // The packages of supabase-js keep only the message of what `fetch` threw, or wrap the error itself.
  if (message.includes(TIMED_OUT) || isTimeout(raw['context'])) return timeoutError(error);
  const code =
    typeof raw['code'] === 'string' && raw['code'] !== ''
      ? raw['code']
      : // auth-js drops this error's code.
        raw['name'] === 'AuthSessionMissingError'
        ? 'session_not_found'
        : undefined;
  const status =
    responseStatus ??
    (typeof raw['status'] === 'number'
      ? raw['status']
      : typeof raw['statusCode'] === 'string'
        ? Number(raw['statusCode'])
        : undefined);
  const offline =
    // auth-js uses the same error for a lost connection and for a server error.
    (raw['name'] === 'AuthRetryableFetchError' && raw['status'] === 0) ||
    raw['name'] === 'FunctionsFetchError' ||
    /failed to fetch|networkerror|load failed|fetch failed/i.test(message);
  if (code === STALE) return new StaleError(undefined, { cause: error });
  const kind: AppErrorKind = offline
    ? 'network'
    : ((code === undefined ? undefined : BY_CODE[code]) ??
      (status === undefined ? 'unknown' : kindOfStatus(status)));
  return new AppError(kind, message, { ...(code === undefined ? {} : { code }), cause: error });
}

/** The data of a successful response. */
export type DataOf<A extends ApiResponse> = Extract<A, { error: null }>['data'];

/**
 * Returns the data of a supabase-js response.
 *
 * @throws AppError when the response contains an error.
 */
export function unwrap<A extends ApiResponse>(response: A): DataOf<A> {
  if (response.error !== null) throw toAppError(response.error, response.status);
  return response.data;
}

/**
 * A jsonb value of the database with the type we wrote for it. Its generated type is `Json`, and our own SQL
 * builds it, so it isn't checked again.
 */
export const typedJson = <T>(value: Json | T): T => value as T;
