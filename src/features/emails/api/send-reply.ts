import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { EmailRecord, ReplyByEmail, ReplyPayload } from '@contracts/reply';
import { callFunction } from '@/platform/supabase/call-function';
import type { Submission } from '@/shared/forms/use-form-submission';
import { emailMessages } from '../messages';
import { emailKeys } from './keys';

/**
 * Mails whoever a record is from, once for each id; the function reads the address itself. An
 * answered record may be no longer new: what is read under `shownBy` is fetched again.
 */
export function useSendReplyMutation(record: { type: EmailRecord; id: string }, shownBy: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: emailKeys.send,
    mutationFn: ({ id, payload }: Submission<ReplyPayload>) => {
      const body: ReplyByEmail = { id, record: { type: record.type, id: record.id }, ...payload };
      // `sent: false` says that a try before this one got through.
      return callFunction<{ sent: boolean }>('reply-by-email', body);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: emailKeys.all }),
        client.invalidateQueries({ queryKey: shownBy }),
      ]),
    meta: { successToast: emailMessages.sent, errorToast: emailMessages.failed },
  });
}
