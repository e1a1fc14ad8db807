import { randomUUID } from 'node:crypto';
import { type Case, idOf, type Row } from './case.ts';
import { ESCORT_CASES } from './escort-cases.ts';
import { FLEET_CASES } from './fleet-cases.ts';
import { LOAD_CASES } from './load-cases.ts';
import { OFFER_CASES } from './offer-cases.ts';
import { PEOPLE } from './project.ts';
import { aMessage, anApplication, aQuote, aReply, aService } from './rows.ts';
import { RULE_CASES } from './rule-cases.ts';

const consentId = () => randomUUID().replaceAll('-', '');

/** A quote of the demo customer. */
const DEMO_QUOTE = 'd1000000-0000-4000-8000-000000000001';
const OTHER_DEMO_QUOTE = 'd1000000-0000-4000-8000-000000000002';
const TRASHED_QUOTE = 'd1000000-0000-4000-8000-0000000000ff';
const IN_TRASH_SINCE = '2026-11-20T12:00:00Z';
const withoutId = ({ id: _, ...row }: Row & { id: string }) => row;
const aFileCheck = () => ({
  bucket_id: 'quote-attachments',
  path: `${randomUUID()}/crown.pdf`,
  declared_type: 'application/pdf',
  is_quarantined: false,
});
/** Who can do what, table by table. */
export const CASES: Record<string, Case> = {
  'a quote of the customer': {
    table: 'quotes',
    key: ['id'],
    target: () => ({ ...aQuote(), user_id: PEOPLE.customer }),
    newRow: () => aQuote(),
    hasTrash: true,
    change: () => ({ status: 'reviewed' }),
    may: {
      visitor: 'insert',
      others: 'insert',
      customer: 'select insert',
      moderator: 'select insert update',
      admin: 'select insert update delete',
    },
  },
  'a quote of the customer in the trash': {
    table: 'quotes',
    key: ['id'],
    target: () => ({ ...aQuote(), user_id: PEOPLE.customer, deleted_at: IN_TRASH_SINCE }),
    newRow: () => aQuote(),
    change: () => ({ status: 'reviewed' }),
    may: { visitor: 'insert', others: 'insert', admin: 'insert' },
  },
  'a note of the admin about a quote': {
    table: 'quote_notes',
    key: ['id'],
    target: () => ({ id: randomUUID(), quote_id: DEMO_QUOTE, author_id: PEOPLE.admin, body: 'A' }),
    newRow: () => ({ id: randomUUID(), quote_id: DEMO_QUOTE, body: 'Called back.' }),
    change: () => ({ body: 'Never called.' }),
    may: { moderator: 'select insert', admin: 'select insert delete' },
  },
  'a note of the moderator about a quote': {
    table: 'quote_notes',
    key: ['id'],
    target: () => ({
      id: randomUUID(),
      quote_id: DEMO_QUOTE,
      author_id: PEOPLE.moderator,
      body: 'C',
    }),
    newRow: () => ({ id: randomUUID(), quote_id: DEMO_QUOTE, body: 'Called back.' }),
    change: () => ({ body: 'Never called.' }),
    may: { moderator: 'select insert', admin: 'select insert' },
  },
  'a note of a colleague about a quote': {
    table: 'quote_notes',
    key: ['id'],
    target: () => ({ id: randomUUID(), quote_id: DEMO_QUOTE, author_id: PEOPLE.broker, body: 'B' }),
    newRow: () => ({ id: randomUUID(), quote_id: DEMO_QUOTE, body: 'Called back.' }),
    change: () => ({ body: 'Never called.' }),
    may: { moderator: 'select insert', admin: 'select insert' },
  },
  "the admin's quote assignment": {
    table: 'quote_assignments',
    key: ['quote_id'],
    target: () => ({ quote_id: DEMO_QUOTE, assigned_to: PEOPLE.admin }),
    newRow: (caller) => ({ quote_id: OTHER_DEMO_QUOTE, assigned_to: idOf(caller) }),
    change: () => ({ assigned_to: PEOPLE.moderator }),
    prepare: 'delete from public.quote_assignments',
    may: { moderator: 'select insert', admin: 'select insert update delete' },
  },
  "the moderator's quote assignment": {
    table: 'quote_assignments',
    key: ['quote_id'],
    target: () => ({ quote_id: DEMO_QUOTE, assigned_to: PEOPLE.moderator }),
    newRow: (caller) => ({ quote_id: OTHER_DEMO_QUOTE, assigned_to: idOf(caller) }),
    change: () => ({ assigned_to: PEOPLE.admin }),
    prepare: 'delete from public.quote_assignments',
    may: { moderator: 'select insert delete', admin: 'select insert update delete' },
  },
  'a contact message': {
    table: 'contact_messages',
    key: ['id'],
    target: () => aMessage(),
    newRow: () => aMessage(),
    hasTrash: true,
    change: () => ({ status: 'handled' }),
    may: {
      visitor: 'insert',
      others: 'insert',
      moderator: 'select insert update',
      admin: 'select insert update delete',
    },
  },
  'a contact message in the trash': {
    table: 'contact_messages',
    key: ['id'],
    target: () => aMessage({ deleted_at: IN_TRASH_SINCE }),
    newRow: () => aMessage(),
    change: () => ({ status: 'handled' }),
    may: { visitor: 'insert', others: 'insert', admin: 'insert' },
  },
  'a job application': {
    table: 'job_applications',
    key: ['id'],
    target: () => anApplication(),
    newRow: () => anApplication(),
    hasTrash: true,
    change: () => ({ status: 'reviewed' }),
    may: {
      visitor: 'insert',
      others: 'insert',
      moderator: 'select insert update',
      admin: 'select insert update delete',
    },
  },
  'a job application in the trash': {
    table: 'job_applications',
    key: ['id'],
    target: () => anApplication({ deleted_at: IN_TRASH_SINCE }),
    newRow: () => anApplication(),
    change: () => ({ status: 'reviewed' }),
    may: { visitor: 'insert', others: 'insert', admin: 'insert' },
  },
  'a gallery image': {
    table: 'gallery_images',
    key: ['id'],
    target: () => ({ id: randomUUID(), title: 'Bridge', image_url: '/artwork/gallery-01.webp' }),
    newRow: () => ({ title: 'Bridge', image_url: '/artwork/gallery-01.webp' }),
    change: () => ({ title: 'Other bridge' }),
    may: { visitor: 'select', others: 'select', admin: 'select insert update delete' },
  },
  'an active service': {
    table: 'services',
    key: ['id'],
    target: aService,
    newRow: () => withoutId(aService()),
    change: () => ({ price: '$9.00/mile' }),
    may: { visitor: 'select', others: 'select', admin: 'select insert update delete' },
  },
  'an inactive service': {
    table: 'services',
    key: ['id'],
    target: () => ({ ...aService(), active: false }),
    newRow: () => withoutId(aService()),
    change: () => ({ active: true }),
    may: { admin: 'select insert update delete' },
  },
  "the customer's profile": {
    table: 'profiles',
    key: ['id'],
    target: () => ({ id: PEOPLE.customer }),
    newRow: () => ({ id: randomUUID(), email: 'ghost@example.com' }),
    change: () => ({ phone: `937-555-${String(Math.random()).slice(2, 6)}` }),
    may: { customer: 'select update', admin: 'select update' },
  },
  "the admin's profile": {
    table: 'profiles',
    key: ['id'],
    target: () => ({ id: PEOPLE.admin }),
    newRow: () => ({ id: randomUUID(), email: 'ghost@example.com' }),
    change: () => ({ phone: `937-555-${String(Math.random()).slice(2, 6)}` }),
    may: { moderator: 'select', admin: 'select update' },
  },
  // newRow: every caller tries to make themselves an admin.
  "the customer's role": {
    table: 'user_roles',
    key: ['user_id', 'role'],
    target: () => ({ user_id: PEOPLE.customer, role: 'freight_broker' }),
    newRow: (caller) => ({
      user_id: idOf(caller),
      role: caller === 'admin' ? 'customer' : 'admin',
    }),
    change: () => ({ role: 'pilot_car' }),
    may: { customer: 'select', admin: 'select insert update delete' },
  },
  'an analytics event': {
    table: 'analytics_events',
    key: ['consent_id'],
    target: () => ({ event_name: 'page_view', consent_id: consentId() }),
    newRow: () => ({ event_name: 'page_view', consent_id: consentId() }),
    change: () => ({ event_name: 'other' }),
    may: { admin: 'select' },
  },
  'a daily counter': {
    table: 'analytics_days',
    key: ['label'],
    target: () => ({ day: '2026-01-05', kind: 'page', label: consentId(), events: 1 }),
    newRow: () => ({ day: '2026-01-05', kind: 'page', label: consentId(), events: 1 }),
    change: () => ({ events: 2 }),
    may: { admin: 'select' },
  },
  'a count of filtered events': {
    table: 'analytics_filtered',
    key: ['day'],
    target: () => ({ day: '2026-01-05', reason: 'bot' }),
    newRow: () => ({ day: '2026-01-06', reason: 'bot' }),
    change: () => ({ events: 2 }),
    may: { admin: 'select' },
  },
  'a consent record': {
    table: 'consent_records',
    key: ['consent_id'],
    target: () => ({ choice: 'accepted', consent_id: consentId() }),
    newRow: () => ({ choice: 'accepted', consent_id: consentId() }),
    change: () => ({ choice: 'declined' }),
    may: { admin: 'select' },
  },
  'a unique visitor': {
    table: 'unique_visitors',
    key: ['consent_id'],
    target: () => ({ consent_id: consentId() }),
    newRow: () => ({ consent_id: consentId() }),
    change: () => ({ total_visits: 99 }),
    may: { admin: 'select' },
  },
  'an entry of the activity log': {
    table: 'activity_log',
    key: ['record_id'],
    target: () => ({
      action: 'created',
      subject: 'quote',
      record_id: randomUUID(),
      label: 'A → B',
    }),
    newRow: () => ({ action: 'created', subject: 'quote', record_id: randomUUID(), label: 'x' }),
    change: () => ({ label: 'Nothing happened' }),
    may: { admin: 'select' },
  },
  'the check of a file no record names': {
    table: 'file_checks',
    key: ['path'],
    target: () => ({ ...aFileCheck(), is_quarantined: true }),
    newRow: aFileCheck,
    change: () => ({ is_quarantined: false }),
    may: { admin: 'select' },
  },
  'an email to a customer': {
    table: 'emails',
    key: ['id'],
    target: () => ({ id: randomUUID(), ...aReply() }),
    newRow: () => ({ id: randomUUID(), ...aReply() }),
    change: () => ({ subject: 'Never said' }),
    may: { moderator: 'select', admin: 'select' },
  },
  'an email about a quote in the trash': {
    table: 'emails',
    key: ['id'],
    target: () => ({
      id: randomUUID(),
      ...aReply(),
      record_type: 'quote',
      record_id: TRASHED_QUOTE,
    }),
    newRow: () => ({ id: randomUUID(), ...aReply() }),
    change: () => ({ subject: 'Never said' }),
    prepare: `insert into public.quotes (id, customer_name, email, phone, origin, destination, equipment, deleted_at)
      values ('${TRASHED_QUOTE}', 'Jo', 'jo@example.com', '1', 'Here', 'There', 'RGN', now())
      on conflict do nothing`,
    may: { admin: 'select' },
  },
  ...LOAD_CASES,
  ...ESCORT_CASES,
  ...RULE_CASES,
  ...FLEET_CASES,
  ...OFFER_CASES,
};
