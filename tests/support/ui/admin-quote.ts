import type { AdminQuote } from '@/features/quotes/api/admin-quote-columns';

let made = 0;

/** A valid quote request, older than the one from the previous call. */
export function adminQuote(given: Partial<AdminQuote> = {}): AdminQuote {
  made += 1;
  const at = new Date(Date.UTC(2026, 10, 21, 12) - made * 60_000).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String(100_000_000_000 + made)}`,
    reference: `Q-${String(100_000 + made)}`,
    created_at: at,
    updated_at: at,
    customer_name: 'Sam Sample',
    email: 'sam@example.com',
    phone: '937-555-0126',
    origin: 'Dayton, OH',
    destination: 'Knoxville, TN',
    equipment: 'RGN',
    commodity: null,
    pieces: [],
    weight_lbs: null,
    ready_on: null,
    deliver_by: null,
    are_dates_flexible: false,
    po_number: null,
    length: 34,
    width: 12,
    height: 12.5,
    notes: null,
    status: 'new',
    replied_at: null,
    user_id: null,
    assignee: null,
    offer_stage: 'none',
    offer: null,
    ...given,
  };
}
