import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { EmailRecord, ReplyByEmail, ReplyPayload } from '@contracts/reply';
import { callFunction } from '@/platform/supabase/call-function';
import type { Submission } from '@/shared/forms/use-form-submission';
import { emailToasts } from '../toasts';
import { emailKeys } from './query-keys';

/**
 * Replies to a record's email address, once per id; the function reads the address. A reply can change
 * the record's status, so the queries under `shownBy` refetch.
 */
export function useSendReplyMutation(record: { type: EmailRecord; id: string }, shownBy: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: emailKeys.send,
    mutationFn: ({ id, payload }: Submission<ReplyPayload>) => {
      const body: ReplyByEmail = { id, record: { type: record.type, id: record.id }, ...payload };
      // `sent: false` means that an earlier attempt succeeded.
      return callFunction<{ sent: boolean }>('reply-by-email', body);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: emailKeys.all }),
        client.invalidateQueries({ queryKey: shownBy }),
      ]),
    meta: { successToast: emailToasts.sent, errorToast: emailToasts.failed },
  });
}
