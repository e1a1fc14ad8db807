import { useMutation } from '@tanstack/react-query';
import type { QuotePayload } from '@contracts/quote';
import type { TablesInsert } from '@/platform/supabase/database.types';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { isAppError } from '@/shared/lib/app-error';
import { logError } from '@/shared/lib/log';
import { quoteToasts } from '../messages';
import { quoteKeys } from './keys';

/** The columns a visitor may write; that every field of the contract is one is checked here. */
type QuoteRow = Pick<TablesInsert<'quotes'>, keyof QuotePayload | 'id' | 'website' | 'fill_ms'>;

export interface QuoteSubmission {
  /** Id of the row: the same for every try of the same request. */
  id: string;
  payload: QuotePayload;
  /** What stands in the field people do not see. */
  website: string;
  /** From first showing the form to sending it, in ms. */
  fillMs: number;
}

/** Faster than this is a program (the table refuses it too), so nobody is sent off sooner. */
const MIN_FILL_MS = 1500;

async function submitQuote({ id, payload, website, fillMs }: QuoteSubmission): Promise<void> {
  const supabase = await loadSupabase();
  await wait(MIN_FILL_MS - fillMs);
  const row: QuoteRow = { id, ...payload, website, fill_ms: Math.max(fillMs, MIN_FILL_MS) };
  const answer = await supabase.from('quotes').insert(row).select().single();
  try {
    sendQuoteEmails(unwrap(answer));
  } catch (error) {
    if (!isAppError(error, 'conflict')) throw error;
    // An earlier try was stored and only its answer was lost. Its mails may not have been sent.
    sendQuoteEmails({ id });
  }
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

function wait(ms: number): Promise<void> | undefined {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
}

/** Fetches supabase-js ahead of need, e.g. when the form is first touched. */
export function preloadQuoteSubmission(): void {
  loadSupabase().catch((error: unknown) => {
    logError('supabase-js could not be fetched ahead of need', error);
  });
}

/** Stores a quote request and has the mails about it sent. */
export function useSubmitQuoteMutation() {
  return useMutation({
    mutationKey: quoteKeys.submit,
    mutationFn: submitQuote,
    meta: { successToast: quoteToasts.submitted, errorToast: quoteToasts.failed },
  });
}
