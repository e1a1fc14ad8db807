import { logError } from '@/shared/lib/log';
import { loadSupabase } from './load-supabase';
import { unwrap } from './unwrap';

/**
 * Has the emails about a stored form sent. Never rejects, because the form is already stored: a failure
 * is logged. Resolves to whether the confirmation to the sender went out.
 */
export async function requestEmails(functionName: string, body: object): Promise<boolean> {
  try {
    const supabase = await loadSupabase();
    const answer = unwrap(
      await supabase.functions.invoke<{ confirmed?: boolean } | null>(functionName, {
        body: { ...body },
      }),
    );
    return answer?.confirmed === true;
  } catch (error) {
    logError('The emails about a form were not sent', error, { functionName });
    return false;
  }
}
