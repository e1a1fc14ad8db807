import { adminApplicationKeys } from '@/features/careers/api/admin-query-keys';
import { emailKeys } from '@/features/emails/api/query-keys';
import { adminFleetKeys } from '@/features/fleet/api/admin-query-keys';
import { unitKeys } from '@/features/fleet/api/unit-query-keys';
import { adminGalleryKeys } from '@/features/gallery/api/admin-query-keys';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { loadKeys } from '@/features/loads/api/query-keys';
import { messageKeys } from '@/features/messages/api/query-keys';
import { adminOfferKeys } from '@/features/offers/api/admin-query-keys';
import { overviewKeys } from '@/features/overview/api/query-keys';
import { adminQuoteKeys } from '@/features/quotes/api/admin-query-keys';
import { serviceKeys } from '@/features/services/api/query-keys';
import { userKeys } from '@/features/users/api/query-keys';

/** Queries of the dashboard and the sidebar. */
const OVERVIEW = [overviewKeys.unread(), overviewKeys.activity()] as const;

/** Affected by loads, their parts and offers: the board's numbers, which the dashboard shows too. */
const BOARD = [adminLoadKeys.board(), overviewKeys.counts(), overviewKeys.activity()] as const;

/**
 * Query keys to invalidate when a table changes. Every table here must be in the publication
 * `supabase_realtime`.
 */
export const LIVE_TABLES = {
  quotes: [adminQuoteKeys.all, ...OVERVIEW],
  quote_assignments: [adminQuoteKeys.all, overviewKeys.activity()],
  quote_notes: [adminQuoteKeys.allNotes(), overviewKeys.activity()],
  contact_messages: [messageKeys.all, ...OVERVIEW],
  job_applications: [adminApplicationKeys.all, ...OVERVIEW],
  services: [serviceKeys.all, overviewKeys.counts(), overviewKeys.activity()],
  emails: [emailKeys.all, adminQuoteKeys.allEmails(), ...OVERVIEW],
  fleet_vehicles: [adminFleetKeys.all, overviewKeys.activity()],
  gallery_images: [adminGalleryKeys.all, overviewKeys.activity()],
  // Granting or revoking a role updates the profile's row.
  profiles: [userKeys.all, overviewKeys.counts(), overviewKeys.activity()],
  loads: [adminLoadKeys.all, unitKeys.all, ...BOARD],
  load_escorts: [adminLoadKeys.all, ...BOARD],
  escort_slots: [adminLoadKeys.all, ...BOARD],
  escorts_not_needed: [adminLoadKeys.all, ...BOARD],
  load_permits: [adminLoadKeys.all, ...BOARD],
  units: [unitKeys.all, adminLoadKeys.all, loadKeys.all, ...BOARD],
  unit_outages: [unitKeys.all, adminLoadKeys.all, ...BOARD],
  assignments: [unitKeys.all, adminLoadKeys.all, loadKeys.all, overviewKeys.counts()],
  load_stops: [adminLoadKeys.all, ...BOARD],
  load_legs: [adminLoadKeys.all, ...BOARD],
  load_holds: [adminLoadKeys.all, ...BOARD],
  load_measures: [adminLoadKeys.all, ...BOARD],
  // A POD is one of the things an invoice needs.
  load_documents: [adminLoadKeys.allDocuments(), adminLoadKeys.allMoney(), overviewKeys.activity()],
  invoices: [adminLoadKeys.allMoney(), ...BOARD],
  offers: [adminOfferKeys.all, adminQuoteKeys.all, ...BOARD],
  charges: [adminLoadKeys.allMoney(), ...BOARD],
  // The drawer's log uses the same query as the drivers' page.
  load_events: [loadKeys.all],
};

export type LiveTable = keyof typeof LIVE_TABLES;

/** Tables a moderator may read. */
const MODERATOR_TABLES: readonly LiveTable[] = [
  'quotes',
  'quote_assignments',
  'quote_notes',
  'contact_messages',
  'job_applications',
  'emails',
];

/** The tables to listen to: those an admin or a moderator may read. */
export function liveTablesFor({ isAdmin }: { isAdmin: boolean }): readonly LiveTable[] {
  return isAdmin ? (Object.keys(LIVE_TABLES) as LiveTable[]) : MODERATOR_TABLES;
}
