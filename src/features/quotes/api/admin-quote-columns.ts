import type { Tables } from '@database';
import type { Person } from '@/shared/lib/person-name';

/** What the console reads of a quote's own row; the traps of the form and the search text stay behind. */
export const QUOTE_COLUMNS =
  'id, reference, created_at, updated_at, customer_name, email, phone, origin, destination, equipment, length, width, height, notes, status, user_id, emailed_at';

/** The same with who looks after it, which the view for admins adds. */
export const ADMIN_QUOTE_COLUMNS = `${QUOTE_COLUMNS}, assignee`;

/** Somebody in the office. */
export type Colleague = Person & { id: string };

export type QuoteRow = Omit<
  Tables<'quotes'>,
  'website' | 'fill_ms' | 'search_text' | 'link_hash' | 'reviewed_at' | 'archived_at'
>;

export type AdminQuote = QuoteRow & {
  /** Who looks after it; `null` while nobody does. */
  assignee: Colleague | null;
};
