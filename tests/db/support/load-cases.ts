import { createHash, randomUUID } from 'node:crypto';
import { type Case, DEMO_LOAD, idOf, LOAD_WITHOUT_ESCORT } from './case.ts';
import { PEOPLE } from './project.ts';
import { aLoad } from './rows.ts';
import { UNITS_FOR_LOADS } from './units.ts';

/** Permits of the demo loads. */
const DEMO_PERMIT = 'a4000000-0000-4000-8000-000000000001';
const OTHER_DEMO_PERMIT = 'a4000000-0000-4000-8000-000000000002';
const DELIVERY = 'a9000000-0000-4000-8000-000000000002';
const LEG = 'a9000000-0000-4000-8000-000000000003';
const MEET_POINT = 'a9000000-0000-4000-8000-000000000001';

const aDocument = (kind: string) => {
  const id = randomUUID();
  return {
    id,
    load_id: DEMO_LOAD,
    kind,
    name: 'Signed.pdf',
    file_path: `${DEMO_LOAD}/${id}.pdf`,
    size: 9,
    sha256: createHash('sha256').update(id).digest('hex'),
  };
};

const aCharge = (parts: object = {}) => ({
  id: randomUUID(),
  load_id: DEMO_LOAD,
  kind: 'detention',
  description: 'Detention',
  currency: 'USD',
  rate_cents: 12_500,
  request_id: randomUUID(),
  ...parts,
});

const anInvoice = () => ({
  id: randomUUID(),
  load_id: DEMO_LOAD,
  number: `I-2026-${String(10_000 + Math.floor(Math.random() * 89_999))}`,
  currency: 'USD',
  total_cents: 100,
  bill: {},
  content: {},
  content_sha256: createHash('sha256').update('{}').digest('hex'),
});

/** Who can do what with loads, their routes, their documents and their bills. */
/** A change of an issued permit of the driver's load. */
const aRevision = () => ({
  id: randomUUID(),
  permit_id: DEMO_PERMIT,
  revision: 2,
  before: { trips: 1 },
  after: { trips: 2 },
});

export const LOAD_CASES: Record<string, Case> = {
  "the driver's load": {
    table: 'loads',
    key: ['id'],
    target: () => ({ ...aLoad(), driver_id: PEOPLE.driver, status: 'assigned' }),
    newRow: (caller) => ({
      ...aLoad(),
      driver_id: caller === 'admin' ? PEOPLE.driver : idOf(caller),
    }),
    change: () => ({ status: 'in_transit' }),
    // A driver has one load in transit at most.
    prepare: `update public.loads set status = 'delivered' where status = 'in_transit'`,
    complete: UNITS_FOR_LOADS,
    // A load with a driver is canceled instead.
    beforeDelete: `update public.loads set driver_id = null where status = 'assigned'`,
    may: { driver: 'select update', admin: 'select insert update delete' },
  },
  "a log entry on the driver's load": {
    table: 'load_events',
    key: ['id'],
    target: () => ({ id: randomUUID(), load_id: DEMO_LOAD, note: 'Rolling' }),
    newRow: () => ({ load_id: DEMO_LOAD, note: 'Seen' }),
    change: () => ({ note: 'Never seen' }),
    may: { driver: 'select insert', admin: 'select insert delete' },
  },
  // tests/db/pilot-reads.test.ts has the permits and files that a pilot car reads.
  "a permit of the driver's load": {
    table: 'load_permits',
    key: ['load_id', 'jurisdiction'],
    target: () => ({ load_id: DEMO_LOAD, jurisdiction: 'TN' }),
    newRow: () => ({ load_id: DEMO_LOAD, jurisdiction: 'NC' }),
    change: () => ({ permit_number: 'X-1' }),
    may: { driver: 'select', admin: 'select insert update delete' },
  },
  "a revision of a permit of the driver's load": {
    table: 'permit_revisions',
    key: ['id'],
    target: () => aRevision(),
    newRow: () => aRevision(),
    change: () => ({ reason: 'Typo' }),
    may: { admin: 'select' },
  },
  "a bill of lading of the driver's load": {
    table: 'load_documents',
    key: ['id'],
    target: () => aDocument('bol'),
    newRow: () => aDocument('bol'),
    change: () => ({ name: 'Other.pdf' }),
    // The broker is the load's customer.
    may: { driver: 'select', broker: 'select', admin: 'select delete' },
  },
  "a rate confirmation of the driver's load": {
    table: 'load_documents',
    key: ['id'],
    target: () => aDocument('rate_confirmation'),
    newRow: () => aDocument('rate_confirmation'),
    change: () => ({ kind: 'photo' }),
    may: { admin: 'select delete' },
  },
  "a permit document of the driver's load": {
    table: 'load_documents',
    key: ['id'],
    target: () => aDocument('permit'),
    newRow: () => aDocument('permit'),
    change: () => ({ name: 'Other.pdf' }),
    may: { driver: 'select', admin: 'select delete' },
  },
  "an approved charge of the driver's load": {
    table: 'charges',
    key: ['id'],
    target: () => aCharge({ approved_at: new Date().toISOString() }),
    newRow: () => aCharge(),
    change: () => ({ rate_cents: 1 }),
    // The broker is the load's customer.
    may: { broker: 'select', admin: 'select' },
  },
  "a charge of the driver's load that isn't approved": {
    table: 'charges',
    key: ['id'],
    target: () => aCharge(),
    newRow: () => aCharge(),
    change: () => ({ approved_at: new Date().toISOString() }),
    may: { admin: 'select' },
  },
  "the exported invoice of the driver's load": {
    table: 'invoices',
    key: ['id'],
    target: () => anInvoice(),
    newRow: () => anInvoice(),
    change: () => ({ total_cents: 1 }),
    // One per load that isn't voided, and none can be deleted.
    prepare: `update public.invoices set voided_at = now(), void_reason = 'Test'
      where voided_at is null`,
    may: { admin: 'select' },
  },
  "the invoice details of the driver's load": {
    table: 'invoice_details',
    key: ['load_id'],
    target: () => ({ load_id: DEMO_LOAD, bill_to: 'Jo Field' }),
    newRow: () => ({ load_id: LOAD_WITHOUT_ESCORT, bill_to: 'Jo Field' }),
    change: () => ({ bill_to: 'Other' }),
    prepare: 'delete from public.invoice_details',
    may: { admin: 'select' },
  },
  'a cost of a permit': {
    table: 'permit_costs',
    key: ['permit_id'],
    target: () => ({ permit_id: DEMO_PERMIT, cents: 100 }),
    newRow: () => ({ permit_id: OTHER_DEMO_PERMIT, cents: 100 }),
    change: () => ({ cents: 200 }),
    prepare: 'delete from public.permit_costs',
    may: { admin: 'select insert update delete' },
  },
  "a cost of the driver's load": {
    table: 'load_costs',
    key: ['load_id', 'kind'],
    target: () => ({ load_id: DEMO_LOAD, kind: 'fuel', currency: 'USD', cents: 100 }),
    newRow: () => ({ load_id: LOAD_WITHOUT_ESCORT, kind: 'fuel', currency: 'USD', cents: 100 }),
    change: () => ({ cents: 200 }),
    prepare: 'delete from public.load_costs',
    may: { admin: 'select' },
  },
  'our lead time of a state': {
    table: 'permit_lead_times',
    key: ['jurisdiction'],
    target: () => ({ jurisdiction: 'OH' }),
    newRow: () => ({ jurisdiction: 'IN' }),
    change: () => ({ routine_days: 2 }),
    prepare: 'delete from public.permit_lead_times',
    may: { admin: 'select update' },
  },
  "a stop of the driver's load": {
    table: 'load_stops',
    key: ['id'],
    target: () => ({
      id: DELIVERY,
      load_id: DEMO_LOAD,
      sequence: 20,
      kind: 'delivery',
      place: 'Greenville, SC',
    }),
    newRow: () => ({ load_id: DEMO_LOAD, sequence: 21, kind: 'delivery', place: 'Lima, OH' }),
    change: () => ({ place: 'Elsewhere, OH' }),
    may: { driver: 'select', admin: 'select' },
  },
  "a meet point of the driver's load": {
    table: 'load_stops',
    key: ['id'],
    target: () => ({
      id: MEET_POINT,
      load_id: DEMO_LOAD,
      sequence: 10,
      kind: 'meet_point',
      place: 'Ware Shoals, SC',
    }),
    newRow: () => ({ load_id: DEMO_LOAD, sequence: 4, kind: 'meet_point', place: 'Lima, OH' }),
    change: () => ({ place: 'Elsewhere, OH' }),
    // The last stop is a delivery.
    prepare: `update public.load_stops set sequence = 19
      where load_id = '${DEMO_LOAD}' and sequence = 2`,
    may: { driver: 'select', admin: 'select' },
  },
  "a leg of the driver's load": {
    table: 'load_legs',
    key: ['id'],
    target: () => ({
      id: LEG,
      load_id: DEMO_LOAD,
      sequence: 3,
      jurisdiction: 'NC',
      time_zone: 'America/New_York',
    }),
    newRow: () => ({
      load_id: DEMO_LOAD,
      sequence: 4,
      jurisdiction: 'NC',
      time_zone: 'America/New_York',
    }),
    change: () => ({ miles: 3 }),
    may: { driver: 'select', admin: 'select' },
  },
  "a hold of the driver's load": {
    table: 'load_holds',
    key: ['id'],
    target: () => ({ id: randomUUID(), load_id: DEMO_LOAD, reason: 'Flat tire' }),
    newRow: () => ({ load_id: DEMO_LOAD, reason: 'Wind' }),
    change: () => ({ reason: 'None' }),
    may: { driver: 'select', admin: 'select' },
  },
  "a measure of the driver's load": {
    table: 'load_measures',
    key: ['id'],
    target: () => ({ id: randomUUID(), load_id: DEMO_LOAD, length: 30, width: 9, height: 9 }),
    newRow: () => ({ id: randomUUID(), load_id: DEMO_LOAD, length: 30, width: 9, height: 9 }),
    change: () => ({ width: 8 }),
    may: { driver: 'select', admin: 'select' },
  },
  'an escort that isn’t needed': {
    table: 'escorts_not_needed',
    key: ['id'],
    target: () => ({ id: randomUUID(), load_id: DEMO_LOAD, jurisdiction: 'OH', reason: 'A' }),
    newRow: () => ({ id: randomUUID(), load_id: DEMO_LOAD, jurisdiction: 'IN', reason: 'A' }),
    change: () => ({ reason: 'B' }),
    prepare: 'delete from public.escorts_not_needed',
    may: { admin: 'select' },
  },
  'the customer of a load': {
    table: 'load_customers',
    key: ['load_id'],
    target: () => ({ load_id: DEMO_LOAD, name: 'Jo Field' }),
    newRow: () => ({ load_id: LOAD_WITHOUT_ESCORT, name: 'Jo Field' }),
    change: () => ({ company: `Field ${randomUUID()}` }),
    prepare: 'delete from public.load_customers',
    may: { admin: 'select insert update' },
  },
};
