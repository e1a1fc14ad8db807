import { queryOptions } from '@tanstack/react-query';
import { isLinkToken } from '@contracts/quote-link';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { QuoteTimes } from '../model/quote-progress';
import { quoteKeys } from './keys';

/** What a private link shows: status, times and route. */
export interface FollowedQuote extends QuoteTimes {
  reference: string;
  origin: string;
  destination: string;
}

async function followQuote(token: string): Promise<FollowedQuote | null> {
  if (!isLinkToken(token)) return null;
  const supabase = await loadSupabase();
  const [quote] = unwrap(await supabase.rpc('track_quote', { _token: token }));
  return quote ?? null;
}

/** The quote that a private link shows; `null` if the link is invalid. */
export function followQuoteQueryOptions(token: string) {
  return queryOptions({
    queryKey: quoteKeys.followed(token),
    queryFn: () => followQuote(token),
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}
