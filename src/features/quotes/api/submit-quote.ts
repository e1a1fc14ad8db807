import { useMutation } from '@tanstack/react-query';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import type { QuotePayload } from '@contracts/quote';
import type { TablesInsert } from '@database';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { requestEmails } from '@/platform/supabase/request-emails';
import { unwrapInsert } from '@/platform/supabase/unwrap-insert';
import { verifyChallenge } from '@/platform/supabase/verify-challenge';
import { trackGoal } from '@/session/goals';
import { canChallenge, type Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { quoteToasts } from '../toasts';
import { forgetLinkToken, hashLinkToken, linkTokenFor } from '../model/link-token';
import type { SentQuote } from '../model/sent-quote';
import { quoteKeys } from './query-keys';

/** The columns a visitor may write. The compiler checks that every field of the contract is one. */
type QuoteRow = Pick<
  TablesInsert<'quotes'>,
  keyof QuotePayload | 'assessment' | 'attachments' | 'id' | 'website' | 'fill_ms' | 'link_hash'
>;

/** Values that the server and this browser add to the request. */
interface StoredQuote extends Pick<SentQuote, 'reference' | 'token'> {
  /** Resolves to true if the confirmation was emailed. The request is stored before this is known. */
  confirmation: Promise<boolean>;
}

interface QuoteSubmission extends Submission<QuotePayload> {
  /** Paths of the uploaded files. */
  attachments: string[];
  /** The assessment the customer saw beside the form. */
  assessment: AssessmentSnapshot | null;
}

async function submitQuote({
  id,
  payload,
  website,
  fillMs,
  attachments,
  assessment,
}: QuoteSubmission): Promise<StoredQuote> {
  const supabase = await loadSupabase();
  const token = linkTokenFor(id);
  const link_hash = await hashLinkToken(token);
  const fill_ms = await waitForFillTime(fillMs);
  const row: QuoteRow = {
    id,
    ...payload,
    attachments,
    assessment,
    website,
    fill_ms,
    link_hash,
  };
  const stored = unwrapInsert(
    await supabase.from('quotes').insert(row).select().single(),
    'quotes',
  );
  forgetLinkToken();
  return {
    reference: stored?.reference ?? null,
    token: link_hash === null ? null : token,
    // Also after a conflict: an earlier attempt may have stored the quote without sending its emails.
    confirmation: requestEmails('send-quote-emails', {
      quote: stored ?? { id },
      type: 'new_quote',
    }),
  };
}

/** Loads what submitting needs, for example when the form is first touched. */
export const preloadQuoteSubmission = preloadSupabase;

/** Lets a request through above the limit. */
export const verifyQuote = (challenge: { token: string; id: string }) =>
  verifyChallenge({ ...challenge, form: 'quotes' });

/** Stores a quote request and starts sending its emails. */
export function useSubmitQuoteMutation() {
  return useMutation({
    mutationKey: quoteKeys.submit,
    mutationFn: submitQuote,
    meta: {
      successToast: quoteToasts.submitted,
      errorToast: (error) => (canChallenge(error) ? undefined : quoteToasts.failed(error)),
    },
    onSuccess: () => {
      trackGoal('quote_sent');
    },
  });
}
