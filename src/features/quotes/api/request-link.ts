import { useMutation } from '@tanstack/react-query';
import type { LinkRequest } from '@contracts/quote-link';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { quoteKeys } from './query-keys';

async function requestLink({ reference, email }: LinkRequest): Promise<void> {
  const supabase = await loadSupabase();
  const id = unwrap(
    await supabase.rpc('request_quote_link', { _reference: reference, _email: email }),
  );
  unwrap(
    await supabase.functions.invoke<unknown>('send-quote-link', { body: { request: { id } } }),
  );
}

/**
 * Requests an email with a quote's private link, sent to the quote's own address. The response is
 * the same whether or not reference and address match.
 */
export function useRequestLinkMutation() {
  return useMutation({ mutationKey: quoteKeys.requestLink, mutationFn: requestLink });
}
