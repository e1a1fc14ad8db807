import { useMutation } from '@tanstack/react-query';
import type { ContactPayload } from '@contracts/contact';
import type { TablesInsert } from '@/platform/supabase/database.types';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { isAppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { contactToasts } from '../messages';
import { contactKeys } from './keys';

/** The columns a visitor may write; that every field of the contract is one is checked here. */
type MessageRow = Pick<
  TablesInsert<'contact_messages'>,
  keyof ContactPayload | 'id' | 'website' | 'fill_ms'
>;

async function sendMessage(submission: Submission<ContactPayload>): Promise<void> {
  const { id, payload, website, fillMs } = submission;
  const supabase = await loadSupabase();
  const row: MessageRow = { id, ...payload, website, fill_ms: await waitForFillTime(fillMs) };
  try {
    unwrap(await supabase.from('contact_messages').insert(row));
  } catch (error) {
    // An earlier try was stored and only its answer was lost. Its mail may not have been sent.
    if (!isAppError(error, 'conflict')) throw error;
  }
  sendContactEmail(id);
}

/** Not waited for: the message is stored, and a mail that fails is only logged. */
function sendContactEmail(id: string): void {
  const send = async () => {
    const supabase = await loadSupabase();
    unwrap(
      await supabase.functions.invoke<unknown>('send-contact-email', { body: { message: { id } } }),
    );
  };
  send().catch((error: unknown) => {
    logError('The mail about a contact message was not sent', error, { messageId: id });
  });
}

/** Ahead of need, e.g. when the form is first touched. */
export const preloadSendMessage = preloadSupabase;

/** Stores a contact message and has it mailed to dispatch (design 3.5). */
export function useSendMessageMutation() {
  return useMutation({
    mutationKey: contactKeys.send,
    mutationFn: sendMessage,
    meta: {
      successToast: contactToasts.sent,
      errorToast: contactToasts.failed,
      goal: 'contact_sent',
    },
  });
}
