import { createHash, randomUUID } from 'node:crypto';
import { type Case, idOf } from './case.ts';
import { PEOPLE } from './project.ts';
import { aLoad, aUnit } from './rows.ts';
import { UNITS_FOR_LOADS } from './units.ts';

/** A load of the demo driver, escorted by the demo pilot-car operator. */
const DEMO_LOAD = 'a2000000-0000-4000-8000-000000000001';
/** A load without an escort. */
const LOAD_WITHOUT_ESCORT = 'a2000000-0000-4000-8000-000000000004';
/** A booster on no load. */
const DEMO_UNIT = 'a6000000-0000-4000-8000-000000000010';
const DEMO_CONFIGURATION = 'f1000000-0000-4000-8000-000000000001';
/** Permits of the demo loads. */
const DEMO_PERMIT = 'a4000000-0000-4000-8000-000000000001';
const OTHER_DEMO_PERMIT = 'a4000000-0000-4000-8000-000000000002';
const DELIVERY = 'a9000000-0000-4000-8000-000000000002';
const LEG = 'a9000000-0000-4000-8000-000000000003';
const MEET_POINT = 'a9000000-0000-4000-8000-000000000001';
/** A day so many days from today. */
const dayIn = (days: number) => new Date(Date.now() + 864e5 * days).toISOString().slice(0, 10);
/** A random day, so that no two rows of a caller meet. */
const someDay = () => dayIn(100 + Math.floor(Math.random() * 400));

const ruleValue = (value: string) => ({
  state: 'NT',
  rule: 'legal_width_in',
  road_class: 'any',
  value,
  unit: 'in',
  comparison: 'over',
  certainty: 'C',
  source_ids: ['gao'],
});
const aRuleValue = {
  table: 'state_rules',
  key: ['state', 'rule', 'value'],
  target: () => ({ ...ruleValue('102'), condition_note: '', is_conflict: false, opened_in: 1 }),
  newRow: () => ruleValue('103'),
  change: () => ({ value: '104' }),
};
const aRuleSource = (id: string) => ({
  id,
  title: 'Manual',
  publisher: 'Ohio DOT',
  kind: 'state_manual',
  retrieved_on: '2026-11-22',
});

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
  write_id: randomUUID(),
  ...parts,
});

/** Escorts of the demo pilot car: accepted, and offered. */
const DEMO_ESCORT = 'a3000000-0000-4000-8000-000000000001';
const OTHER_DEMO_ESCORT = 'a3000000-0000-4000-8000-000000000002';
const aSlot = (load_id: string) => ({
  id: randomUUID(),
  load_id,
  sequence: 90,
  position: 'chase',
  states: ['SC'],
  time_zone: 'America/New_York',
});
const aRate = (escort_id: string) => ({
  escort_id,
  unit: 'mile',
  quantity: 100,
  currency: 'USD',
  rate_cents: 195,
});

const anInvoice = () => ({
  id: randomUUID(),
  load_id: DEMO_LOAD,
  number: `I-2026-${String(10_000 + Math.floor(Math.random() * 89_999))}`,
  currency: 'USD',
  total_cents: 100,
  bill: {},
  csv: 'A',
  iif: 'B',
  csv_sha256: '0'.repeat(64),
  iif_sha256: '0'.repeat(64),
});

const aPaper = () => {
  const id = randomUUID();
  return {
    id,
    kind: 'certificate',
    issuing_state: 'OH',
    number: 'OH-1',
    expires_on: dayIn(300),
    file_path: `${PEOPLE.pilot}/${id}.pdf`,
    file_name: 'Certificate.pdf',
  };
};
/** Names the file of a demo certificate, which is in the bucket. */
const NEW_PAPER = {
  ...aPaper(),
  file_path: `${PEOPLE.pilot}/af000000-0000-4000-8000-000000000001.png`,
};
const aClearance = () => ({
  escort_id: DEMO_ESCORT,
  item: 'TN',
  cover: 'not_known',
  problem: `Not known ${randomUUID()}`,
  reason: '',
});
const A_RULE = {
  issuing_state: 'IN',
  is_accepted: true,
  source: 'Manual',
  checked_on: '2026-11-22',
};

const trailer = () => ({
  kind: 'lowboy',
  axles: 3,
  capacity_lbs: 80_000,
  quantity: 2,
  available: true,
});

/** Who can do what with loads and with the people on them. */
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
    may: { driver: 'select insert', pilot: 'select insert', admin: 'select insert delete' },
  },
  "the pilot's escort of a load": {
    table: 'load_escorts',
    key: ['load_id', 'pilot_id'],
    target: () => ({ load_id: LOAD_WITHOUT_ESCORT, pilot_id: PEOPLE.pilot, position: 'lead' }),
    newRow: (caller) => ({
      load_id: 'a2000000-0000-4000-8000-000000000005',
      pilot_id: caller === 'admin' ? PEOPLE.pilot : idOf(caller),
      position: 'chase',
    }),
    change: () => ({ position: 'steer' }),
    may: { pilot: 'select', admin: 'select insert update delete' },
  },
  "a slot of the driver's load": {
    table: 'escort_slots',
    key: ['id'],
    target: () => aSlot(DEMO_LOAD),
    newRow: () => aSlot(DEMO_LOAD),
    change: () => ({ channel: 'CB 17' }),
    may: { driver: 'select', pilot: 'select', admin: 'select update delete' },
  },
  "a slot of a load that isn't theirs": {
    table: 'escort_slots',
    key: ['id'],
    target: () => aSlot(LOAD_WITHOUT_ESCORT),
    newRow: () => aSlot(LOAD_WITHOUT_ESCORT),
    change: () => ({ channel: 'CB 17' }),
    may: { admin: 'select update delete' },
  },
  "a rate of the pilot's escort": {
    table: 'escort_rates',
    key: ['escort_id'],
    target: () => aRate(DEMO_ESCORT),
    newRow: () => aRate(OTHER_DEMO_ESCORT),
    change: () => ({ rate_cents: 1 }),
    prepare: 'delete from public.escort_rates',
    may: { pilot: 'select', admin: 'select' },
  },
  "a permit of the driver's load": {
    table: 'load_permits',
    key: ['load_id', 'jurisdiction'],
    target: () => ({ load_id: DEMO_LOAD, jurisdiction: 'TN' }),
    newRow: () => ({ load_id: DEMO_LOAD, jurisdiction: 'NC' }),
    change: () => ({ permit_number: 'X-1' }),
    may: { driver: 'select', pilot: 'select', admin: 'select insert update delete' },
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
    may: { driver: 'select', pilot: 'select', admin: 'select delete' },
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
    may: { driver: 'select', pilot: 'select', admin: 'select' },
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
    may: { driver: 'select', pilot: 'select', admin: 'select' },
  },
  "a hold of the driver's load": {
    table: 'load_holds',
    key: ['id'],
    target: () => ({ id: randomUUID(), load_id: DEMO_LOAD, reason: 'Flat tire' }),
    newRow: () => ({ load_id: DEMO_LOAD, reason: 'Wind' }),
    change: () => ({ reason: 'None' }),
    may: { driver: 'select', pilot: 'select', admin: 'select' },
  },
  "a measure of the driver's load": {
    table: 'load_measures',
    key: ['id'],
    target: () => ({ id: randomUUID(), load_id: DEMO_LOAD, length: 30, width: 9, height: 9 }),
    newRow: () => ({ id: randomUUID(), load_id: DEMO_LOAD, length: 30, width: 9, height: 9 }),
    change: () => ({ width: 8 }),
    may: { driver: 'select', pilot: 'select', admin: 'select' },
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
  'a border': {
    table: 'state_borders',
    key: ['state_a', 'state_b'],
    target: () => ({ state_a: 'IN', state_b: 'OH' }),
    newRow: () => ({ state_a: 'AL', state_b: 'YT' }),
    change: () => ({ is_ferry_only: true }),
    may: { others: 'select', admin: 'select' },
  },
  'a current rule value': {
    ...aRuleValue,
    may: { visitor: 'select', others: 'select', admin: 'select' },
  },
  'a former rule value': {
    ...aRuleValue,
    complete: `with change as (
        insert into public.rule_changes (kind, summary) values ('edited', 'Closed') returning id
      )
      update public.state_rules set valid_to = now(), closed_in = change.id
      from change where state = 'NT' and valid_to is null`,
    may: { admin: 'select' },
  },
  'a source of a rule': {
    table: 'rule_sources',
    key: ['id'],
    target: () => aRuleSource('target'),
    newRow: () => aRuleSource('new'),
    change: () => ({ title: 'Other manual' }),
    may: { visitor: 'select', others: 'select', admin: 'select' },
  },
  'a change of the rules': {
    table: 'rule_changes',
    key: ['summary'],
    target: () => ({ kind: 'seed', summary: 'Target' }),
    newRow: () => ({ kind: 'seed', summary: 'New' }),
    change: () => ({ kind: 'imported' }),
    may: { admin: 'select' },
  },
  "a review of a state's rules": {
    table: 'rule_reviews',
    key: ['state', 'reviewed_on'],
    target: () => ({ state: 'OH', reviewed_on: '2026-11-01' }),
    newRow: () => ({ state: 'OH', reviewed_on: '2026-11-02' }),
    change: () => ({ reviewed_on: '2026-11-03' }),
    may: { admin: 'select' },
  },
  "the pilot's equipment": {
    table: 'pilot_profiles',
    key: ['user_id'],
    target: () => ({ user_id: PEOPLE.pilot, home_base_city: 'Lima', home_base_state: 'OH' }),
    // Every caller tries to write for the broker, who has no entry.
    newRow: () => ({ user_id: PEOPLE.broker, has_high_pole: true }),
    change: () => ({ certified_states: ['OH', 'ON'] }),
    may: { broker: 'insert', pilot: 'select update', admin: 'select' },
  },
  "a certificate of the pilot's": {
    table: 'pilot_papers',
    key: ['id'],
    target: () => ({ ...aPaper(), pilot_id: PEOPLE.pilot }),
    newRow: () => NEW_PAPER,
    prepare: `delete from public.pilot_papers
        where '${NEW_PAPER.id}' = id::text or file_path = '${NEW_PAPER.file_path}';
      insert into storage.objects (bucket_id, name, owner_id, metadata)
        values ('pilot-papers', '${NEW_PAPER.file_path}', '${PEOPLE.pilot}', '{"size": 9}')
        on conflict do nothing`,
    change: () => ({ number: 'OH-2' }),
    // Every caller tries to name a file of the demo pilot car.
    may: { pilot: 'select insert update delete', admin: 'select' },
  },
  "a gap in the pilot's papers that dispatch cleared": {
    table: 'escort_clearances',
    key: ['id'],
    target: () => aClearance(),
    newRow: () => aClearance(),
    change: () => ({ reason: 'Other' }),
    may: { admin: 'select' },
  },
  'a certificate rule': {
    table: 'certificate_rules',
    key: ['work_state', 'issuing_state'],
    target: () => ({ ...A_RULE, work_state: 'OH' }),
    newRow: () => ({ ...A_RULE, work_state: 'KY' }),
    change: () => ({ is_accepted: false }),
    may: { admin: 'select insert update delete' },
  },
  'a trailer of the carrier': {
    table: 'carrier_equipment',
    key: ['id'],
    target: () => ({ id: randomUUID(), user_id: PEOPLE.carrier, ...trailer() }),
    newRow: trailer,
    change: () => ({ available: false }),
    may: { carrier: 'select insert update delete', admin: 'select' },
  },
  'a day of the driver': {
    table: 'availability',
    key: ['user_id', 'day'],
    target: () => ({ user_id: PEOPLE.driver, day: dayIn(700) }),
    newRow: (caller) => ({ user_id: idOf(caller), day: someDay() }),
    change: () => ({ note: 'On leave' }),
    may: {
      others: 'insert',
      driver: 'select insert update delete',
      admin: 'select insert update delete',
    },
  },
  'a unit on no load': {
    table: 'units',
    key: ['id'],
    target: aUnit,
    newRow: aUnit,
    change: () => ({ tare_lbs: 19_000 }),
    may: { admin: 'select insert update delete' },
  },
  'an outage of a unit': {
    table: 'unit_outages',
    key: ['id'],
    target: () => ({
      id: randomUUID(),
      unit_id: DEMO_UNIT,
      from_day: dayIn(700),
      reason: 'Brakes',
    }),
    newRow: () => ({ unit_id: DEMO_UNIT, from_day: dayIn(700), reason: 'Brakes' }),
    change: () => ({ reason: 'Tires' }),
    may: { admin: 'select insert update delete' },
  },
  'a kind of unit that a configuration needs': {
    table: 'configuration_units',
    key: ['fleet_id', 'kind'],
    target: () => ({ fleet_id: DEMO_CONFIGURATION, kind: 'dolly' }),
    newRow: () => ({ fleet_id: DEMO_CONFIGURATION, kind: 'booster' }),
    prepare: `delete from public.configuration_units where kind = 'booster'`,
    change: () => ({ count: 2 }),
    may: { admin: 'select insert update delete' },
  },
  "a unit of the driver's load": {
    table: 'assignments',
    key: ['load_id', 'unit_id'],
    target: () => ({ load_id: DEMO_LOAD, unit_id: DEMO_UNIT }),
    newRow: () => ({ load_id: LOAD_WITHOUT_ESCORT, unit_id: DEMO_UNIT }),
    change: () => ({ place: 9 }),
    may: { driver: 'select', admin: 'select' },
  },
};
