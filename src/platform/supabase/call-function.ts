import { AppError } from '@/shared/lib/app-error';
import { loadSupabase } from './load-supabase';
import { toAppError } from './unwrap';

/** The error in a function's response body, which supabase-js discards. */
async function errorOf(error: unknown): Promise<AppError> {
  const response = (error as { context?: unknown }).context;
  if (!(response instanceof Response)) return toAppError(error);
  const body: unknown = await response.json().catch(() => null);
  const said = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const message = typeof said === 'string' ? said : 'The server did not accept that.';
  const { kind } = toAppError({ message }, response.status);
  return new AppError(kind, message, { cause: error });
}

/**
 * Calls one of our edge functions as the signed-in user and returns its response.
 *
 * @throws AppError with the function's own message when it rejects the call.
 */
export async function callFunction<Result>(name: string, body: object): Promise<Result> {
  const { functions } = await loadSupabase();
  const response = await functions.invoke<Result>(name, { body: { ...body } });
  if (response.data === null) throw await errorOf(response.error);
  return response.data;
}
