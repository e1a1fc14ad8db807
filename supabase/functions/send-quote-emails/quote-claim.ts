import * as z from 'zod/mini';
import type { Database } from '../_shared/database.ts';
import { quoteRowSchema, type QuoteRow } from '../_shared/mail/quote-row.ts';

const claimed = z.array(quoteRowSchema);

/**
 * Takes a quote for sending; null when there is none of that id or somebody took it before. Of two
 * calls at the same time the database gives it to one.
 *
 * @throws Error when the database cannot be asked or answers something else than a quote.
 */
export async function claimQuote(database: Database, id: string): Promise<QuoteRow | null> {
  const { data, error } = await database.rpc('claim_quote_email', { _quote_id: id });
  if (error) throw failed('claim', id, error.code);
  const rows = claimed.safeParse(data);
  if (rows.success) return rows.data[0] ?? null;
  await releaseQuote(database, id);
  const columns = rows.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`Quote ${id} cannot be mailed; unexpected ${columns}`);
}

/**
 * Gives a quote back, so that a later call may send its mails.
 *
 * @throws Error when the database cannot be told.
 */
export async function releaseQuote(database: Database, id: string): Promise<void> {
  const { error } = await database.rpc('release_quote_email', { _quote_id: id });
  if (error) throw failed('release', id, error.code);
}

const failed = (what: string, id: string, code: string) =>
  new Error(`Could not ${what} quote ${id}: ${code}`);
