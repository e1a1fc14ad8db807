import { logError } from '@/shared/lib/log';
import { loadServices } from './load-services';
import { unwrap } from './unwrap';

/**
 * Has the emails about a stored form sent. Never rejects, because the form is already stored: a failure
 * is logged. Resolves to whether the confirmation to the sender went out.
 */
export async function requestEmails(functionName: string, body: object): Promise<boolean> {
  try {
    const { functions } = await loadServices();
    const answer = unwrap(
      await functions.invoke<{ confirmed?: boolean } | null>(functionName, {
        body: { ...body },
      }),
    );
    return answer?.confirmed === true;
  } catch (error) {
    logError('The emails about a form were not sent', error, { functionName });
    return false;
  }
}
