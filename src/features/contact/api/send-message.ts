import { useMutation } from '@tanstack/react-query';
import type { ContactPayload } from '@contracts/contact';
import type { TablesInsert } from '@database';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { requestEmails } from '@/platform/supabase/request-emails';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { verifyChallenge } from '@/platform/supabase/verify-challenge';
import { trackGoal } from '@/session/goals';
import { canChallenge, type Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { contactToasts } from '../toasts';
import { contactKeys } from './query-keys';

/** The columns a visitor may write. The compiler checks that every field of the contract is one. */
type MessageRow = Pick<
  TablesInsert<'contact_messages'>,
  keyof ContactPayload | 'id' | 'website' | 'fill_ms'
>;

interface SentMessage {
  /** Resolves to true if the confirmation was emailed. The message is stored before this is known. */
  confirmation: Promise<boolean>;
}

async function sendMessage(submission: Submission<ContactPayload>): Promise<SentMessage> {
  const { id, payload, website, fillMs } = submission;
  const supabase = await loadSupabase();
  const row: MessageRow = { id, ...payload, website, fill_ms: await waitForFillTime(fillMs) };
  unwrapInsert(await supabase.from('contact_messages').insert(row), 'contact_messages');
  // Also after a conflict: an earlier attempt may have stored the message without sending its emails.
  return { confirmation: requestEmails('send-contact-email', { message: { id } }) };
}

/** Loads what sending needs, for example when the form is first touched. */
export const preloadSendMessage = preloadSupabase;

/** Lets a message through above the limit. */
export const verifyMessage = (challenge: { token: string; id: string }) =>
  verifyChallenge({ ...challenge, form: 'contact_messages' });

/** Stores a contact message and has it emailed to dispatch, with a confirmation to its sender. */
export function useSendMessageMutation() {
  return useMutation({
    mutationKey: contactKeys.send,
    mutationFn: sendMessage,
    meta: {
      successToast: contactToasts.sent,
      errorToast: (error) => (canChallenge(error) ? undefined : contactToasts.failed(error)),
    },
    onSuccess: () => {
      trackGoal('contact_sent');
    },
  });
}
