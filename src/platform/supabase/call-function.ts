import { AppError } from '@/shared/lib/app-error';
import { getSupabase } from './client';
import { toAppError } from './unwrap';

/** The error in a function's response body, which supabase-js discards. */
async function refusalOf(error: unknown): Promise<AppError> {
  const answer = (error as { context?: unknown }).context;
  if (!(answer instanceof Response)) return toAppError(error);
  const body: unknown = await answer.json().catch(() => null);
  const said = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const message = typeof said === 'string' ? said : 'The server did not accept that.';
  const { kind } = toAppError({ message }, answer.status);
  return new AppError(kind, message, { cause: error });
}

/**
 * Calls one of our edge functions as the signed-in user and returns its response.
 *
 * @throws AppError with the function's own message when it rejects the call.
 */
export async function callFunction<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await getSupabase().functions.invoke<Answer>(name, { body: { ...body } });
  if (answer.data === null) throw await refusalOf(answer.error);
  return answer.data;
}
