import { useMutation } from '@tanstack/react-query';
import type { QuotePayload } from '@contracts/quote';
import type { TablesInsert } from '@/platform/supabase/database.types';
import { loadSupabase, preloadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Submission } from '@/shared/forms/use-form-submission';
import { waitForFillTime } from '@/shared/forms/wait-for-fill-time';
import { isAppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { quoteToasts } from '../messages';
import { forgetLinkToken, hashLinkToken, linkTokenFor } from '../model/link-token';
import type { SentQuote } from '../model/quote-receipt';
import { quoteKeys } from './keys';

/** The columns a visitor may write; that every field of the contract is one is checked here. */
type QuoteRow = Pick<
  TablesInsert<'quotes'>,
  keyof QuotePayload | 'id' | 'website' | 'fill_ms' | 'link_hash'
>;

/** What the server and this browser add to what was typed. */
type StoredQuote = Pick<SentQuote, 'reference' | 'token'>;

async function submitQuote({
  id,
  payload,
  website,
  fillMs,
}: Submission<QuotePayload>): Promise<StoredQuote> {
  const supabase = await loadSupabase();
  const token = linkTokenFor(id);
  const link_hash = await hashLinkToken(token);
  const fill_ms = await waitForFillTime(fillMs);
  const row: QuoteRow = { id, ...payload, website, fill_ms, link_hash };
  const answer = await supabase.from('quotes').insert(row).select().single();
  let reference: string | null = null;
  try {
    const stored = unwrap(answer);
    ({ reference } = stored);
    sendQuoteEmails(stored);
  } catch (error) {
    if (!isAppError(error, 'conflict')) throw error;
    // An earlier try was stored and only its answer was lost. Its mails may not have been sent.
    sendQuoteEmails({ id });
  }
  forgetLinkToken();
  return { reference, token: link_hash === null ? null : token };
}

/** Not waited for: the request is stored, and a mail that fails is only logged (spec 1, 8). */
function sendQuoteEmails(quote: { id: string }): void {
  const send = async () => {
    const supabase = await loadSupabase();
    unwrap(
      await supabase.functions.invoke<unknown>('send-quote-emails', {
        body: { quote, type: 'new_quote' },
      }),
    );
  };
  send().catch((error: unknown) => {
    logError('The mails about a quote request were not sent', error, { quoteId: quote.id });
  });
}

/** Ahead of need, e.g. when the form is first touched. */
export const preloadQuoteSubmission = preloadSupabase;

/** Stores a quote request and has the mails about it sent. */
export function useSubmitQuoteMutation() {
  return useMutation({
    mutationKey: quoteKeys.submit,
    mutationFn: submitQuote,
    meta: {
      successToast: quoteToasts.submitted,
      errorToast: quoteToasts.failed,
      goal: 'quote_sent',
    },
  });
}
