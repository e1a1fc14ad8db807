import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QuotePiece } from '@domain/piece';
import { getSupabase } from '@/platform/supabase/client';
import type { ColumnNames } from '@/platform/supabase/column-names';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import { watchTables } from '@/platform/supabase/watch-tables';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { ownQuoteToasts } from '../toasts';
import type { QuoteStage } from '../model/quote-stage';
import { quoteKeys } from './query-keys';

const COLUMNS =
  'id, reference, created_at, status, reviewed_at, archived_at, customer_name, email, phone, origin, destination, commodity, pieces, weight_lbs, equipment, length, width, height, ready_on, deliver_by, are_dates_flexible, po_number, notes';

/** The generated type of pieces is Json. */
type StoredQuote = Omit<Tables<'quotes'>, 'pieces'> & { pieces: QuotePiece[] };

/** A quote as its customer sees it. */
export type OwnQuote = Omit<
  StoredQuote,
  | 'website'
  | 'fill_ms'
  | 'search_text'
  | 'link_hash'
  | 'user_id'
  | 'updated_at'
  | 'replied_at'
  | 'deleted_at'
  | 'deleted_by'
  | 'attachments'
  | 'assessment'
> & { stage: QuoteStage; confirmed_at: string | null };

type QuoteRow = Omit<OwnQuote, 'stage' | 'confirmed_at'>;

const selectQuotes = () =>
  getSupabase()
    .from('quotes')
    .select<typeof COLUMNS, Pick<StoredQuote, ColumnNames<typeof COLUMNS>>>(COLUMNS);

const PAGE_SIZE = 10;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function fetchOwnQuotes(userId: string, cursor: Cursor | null, signal: AbortSignal) {
  // Admins may read all quotes, so filter by user here.
  const query = selectQuotes().eq('user_id', userId);
  const page = await fetchPage<QuoteRow>(query, {
    order: NEWEST_FIRST,
    cursor,
    signal,
    size: PAGE_SIZE,
  });
  return { ...page, rows: await withStages(page.rows) };
}

/** Adds each quote's stage and when its confirmation was emailed. */
async function withStages(quotes: readonly QuoteRow[]): Promise<OwnQuote[]> {
  if (quotes.length === 0) return [];
  const stages = unwrap(
    await getSupabase()
      .rpc('my_quote_stages', { _quote_ids: quotes.map(({ id }) => id) })
      // Typed by hand, because the generated type of the stage is Json.
      .overrideTypes<
        { quote_id: string; stage: QuoteStage; confirmed_at: string | null }[],
        { merge: false }
      >(),
  );
  const byId = new Map(stages.map((stage) => [stage.quote_id, stage]));
  return quotes.map((quote) => ({
    ...quote,
    stage: byId.get(quote.id)?.stage ?? { offer: null, load: null },
    confirmed_at: byId.get(quote.id)?.confirmed_at ?? null,
  }));
}

async function fetchOwnQuote(userId: string, id: string): Promise<OwnQuote | null> {
  if (!UUID.test(id)) return null;
  const quote = unwrap(await selectQuotes().eq('user_id', userId).eq('id', id).maybeSingle());
  if (quote === null) return null;
  const [staged] = await withStages([quote]);
  return staged ?? null;
}

/** A user's own quotes, newest first, paged. */
export function ownQuotesQueryOptions(userId: string) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: quoteKeys.ownList(userId),
    queryFn: ({ pageParam, signal }) => fetchOwnQuotes(userId, pageParam, signal),
    select: allRows<OwnQuote>,
    meta: { errorToast: ownQuoteToasts.fetchFailed },
  });
}

/** One of a user's own quotes; `null` if it doesn't exist or belongs to someone else. */
export function ownQuoteQueryOptions(userId: string, id: string) {
  return queryOptions({
    queryKey: quoteKeys.ownDetail(userId, id),
    queryFn: () => fetchOwnQuote(userId, id),
    meta: { errorToast: ownQuoteToasts.fetchFailed },
  });
}

/** Calls `onChange` when the user's quotes may have changed. Returns the function that stops it. */
export function watchOwnQuotes(userId: string, onChange: () => void): () => void {
  return watchTables({
    topic: `quotes:${userId}`,
    tables: ['quotes'],
    onChange,
    // Without a connection, the list updates on the next fetch.
    onStateChange: () => undefined,
  });
}
