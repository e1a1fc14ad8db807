import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuoteStatus } from '@contracts/quote';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminQuoteMessages } from '../admin-messages';
import { dropQuote, showQuoteStatus } from './admin-cache';
import { adminQuoteKeys } from './admin-keys';
import type { AdminQuote } from './admin-quote-columns';

export interface StatusChange {
  quote: AdminQuote;
  status: QuoteStatus;
}

const STATUS_KEY = ['quotes', 'admin', 'set-status'] as const;

// Without `single()` a row that is gone, or out of reach, would count as a success.
async function setStatus({ quote, status }: StatusChange): Promise<void> {
  unwrap(
    await getSupabase().from('quotes').update({ status }).eq('id', quote.id).select('id').single(),
  );
}

async function deleteQuote(id: string): Promise<void> {
  unwrap(await getSupabase().from('quotes').delete().eq('id', id).select('id').single());
}

/** Marks a quote as reviewed or archived; the screen shows it at once and takes it back on failure. */
export function useSetQuoteStatusMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: STATUS_KEY,
    mutationFn: setStatus,
    onMutate: async ({ quote, status }) => {
      await client.cancelQueries({ queryKey: adminQuoteKeys.all });
      return { takeBack: showQuoteStatus(client, quote, status) };
    },
    onError: (_error, _change, context) => {
      context?.takeBack();
    },
    onSettled: () => {
      // While another change is on its way the server's answer would undo it on the screen.
      if (client.isMutating({ mutationKey: STATUS_KEY }) > 1) return;
      void client.invalidateQueries({ queryKey: adminQuoteKeys.all });
    },
    meta: {
      successToast: (_data, change) =>
        adminQuoteMessages.statusUpdated((change as StatusChange).status),
      errorToast: adminQuoteMessages.updateFailed,
    },
  });
}

/** Deletes a quote for good. Nothing leaves the screen before the server has said yes. */
export function useDeleteQuoteMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'admin', 'delete'],
    mutationFn: deleteQuote,
    onSuccess: (_data, id) => {
      dropQuote(client, id);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminQuoteKeys.all });
    },
    meta: {
      successToast: adminQuoteMessages.deleted,
      errorToast: adminQuoteMessages.deleteFailed,
    },
  });
}
