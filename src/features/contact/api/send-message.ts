import { useMutation } from '@tanstack/react-query';
import type { ContactPayload } from '@contracts/contact';
import type { TablesInsert } from '@database';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { trackGoal } from '@/session/goals';
import type { Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { logError } from '@/shared/lib/log';
import { contactToasts } from '../messages';
import { contactKeys } from './keys';

/** The columns a visitor may write. The compiler checks that every field of the contract is one. */
type MessageRow = Pick<
  TablesInsert<'contact_messages'>,
  keyof ContactPayload | 'id' | 'website' | 'fill_ms'
>;

async function sendMessage(submission: Submission<ContactPayload>): Promise<void> {
  const { id, payload, website, fillMs } = submission;
  const supabase = await loadSupabase();
  const row: MessageRow = { id, ...payload, website, fill_ms: await waitForFillTime(fillMs) };
  unwrapInsert(await supabase.from('contact_messages').insert(row), 'contact_messages');
  // An earlier attempt may have stored the message without sending its email.
  sendContactEmail(id);
}

/** Not awaited: the message is stored, and a failed email is only logged. */
function sendContactEmail(id: string): void {
  const send = async () => {
    const supabase = await loadSupabase();
    unwrap(
      await supabase.functions.invoke<unknown>('send-contact-email', { body: { message: { id } } }),
    );
  };
  send().catch((error: unknown) => {
    logError('The email about a contact message was not sent', error, { messageId: id });
  });
}

/** Loads what sending needs, for example when the form is first touched. */
export const preloadSendMessage = preloadSupabase;

/** Stores a contact message and emails it to dispatch. */
export function useSendMessageMutation() {
  return useMutation({
    mutationKey: contactKeys.send,
    mutationFn: sendMessage,
    meta: {
      successToast: contactToasts.sent,
      errorToast: contactToasts.failed,
    },
    onSuccess: () => {
      trackGoal('contact_sent');
    },
  });
}
