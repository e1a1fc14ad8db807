import { queryOptions } from '@tanstack/react-query';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { assessmentKeys } from './query-keys';

async function fetchStoredAssessment(quoteId: string): Promise<AssessmentSnapshot | null> {
  const quote = unwrap(
    await getSupabase().from('quotes').select('assessment').eq('id', quoteId).maybeSingle(),
  );
  if (quote === null) return null;
  return quote.assessment as AssessmentSnapshot | null; // Its generated type is Json.
}

/** The assessment the customer saw when they sent a quote request; null if they had no answer. It never changes. */
export function storedAssessmentQueryOptions(quoteId: string) {
  return queryOptions({
    queryKey: assessmentKeys.ofQuote(quoteId),
    queryFn: () => fetchStoredAssessment(quoteId),
    staleTime: Infinity,
  });
}
