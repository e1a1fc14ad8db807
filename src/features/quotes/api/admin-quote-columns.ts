import type { QuotePiece } from '@domain/piece';
import type { Tables } from '@database';
import type { ColumnNames } from '@/platform/supabase/column-names';
import type { Person } from '@/shared/lib/person-name';
import type { ListedOffer, OfferStage } from '../model/offer-stage';

/** Columns of `quotes` the console reads. Leaves out the form's bot checks and the search text. */
export const QUOTE_COLUMNS =
  'id, reference, created_at, updated_at, customer_name, email, phone, origin, destination, commodity, pieces, weight_lbs, equipment, length, width, height, ready_on, deliver_by, are_dates_flexible, po_number, notes, status, replied_at, user_id';

/** The same columns plus the assignee and the offer, which the admin view adds. */
export const ADMIN_QUOTE_COLUMNS = `${QUOTE_COLUMNS}, assignee, offer_stage, offer`;

/** An admin or moderator. */
export type Colleague = Person & { id: string };

/** The admin view adds the assignee and the offer. The generated type of pieces is Json. */
type ViewedQuote = Omit<Tables<'quotes'>, 'pieces'> & {
  pieces: QuotePiece[];
  /** `null` while the quote is unassigned. */
  assignee: Colleague | null;
  /** Always `none` for moderators, who can't read offers. */
  offer_stage: OfferStage;
  /** `null` at the stage `none`. */
  offer: ListedOffer | null;
};

/** A quote with the columns that a select string names. */
export type SelectedQuote<Columns extends string> = Pick<
  ViewedQuote,
  ColumnNames<Columns> & keyof ViewedQuote
>;

export type AdminQuote = Omit<
  ViewedQuote,
  | 'website'
  | 'fill_ms'
  | 'search_text'
  | 'link_hash'
  | 'reviewed_at'
  | 'archived_at'
  | 'deleted_at'
  | 'deleted_by'
  | 'attachments'
  | 'assessment'
>;
