import { queryOptions } from '@tanstack/react-query';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { isLinkToken } from '@contracts/quote-link';
import type { QuoteContents } from '@domain/quote-texts';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { QuoteTimes } from '../model/quote-progress';
import { quoteKeys } from './query-keys';

/** A quote behind a private link: its status and the request, but nothing about people. */
export interface FollowedQuote extends QuoteTimes, QuoteContents {
  reference: string;
  origin: string;
  destination: string;
  equipment: string;
  /** Feet; 0 if not given. */
  length: number;
  width: number;
  height: number;
  notes: string | null;
  /** Names and sizes; the size is `null` if the file is missing. */
  attachments: readonly { name: string; bytes: number | null }[];
  /** The assessment the customer saw when they sent it. */
  assessment: AssessmentSnapshot | null;
}

async function followQuote(token: string): Promise<FollowedQuote | null> {
  if (!isLinkToken(token)) return null;
  const supabase = await loadSupabase();
  const [quote] = unwrap(
    await supabase
      .rpc('track_quote', { _token: token })
      // Typed by hand, because the generated type of pieces and attachments is Json.
      .overrideTypes<FollowedQuote[], { merge: false }>(),
  );
  return quote ?? null;
}

/** The quote that a private link shows; `null` if the link is invalid. */
export function followQuoteQueryOptions(token: string) {
  return queryOptions({
    queryKey: quoteKeys.followed(token),
    queryFn: () => followQuote(token),
  });
}
