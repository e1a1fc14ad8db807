import { randomUUID } from 'node:crypto';
import { type Case, DEMO_LOAD, idOf, LOAD_WITHOUT_ESCORT } from './case.ts';
import { PEOPLE } from './project.ts';
import { day } from './start.ts';

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

const aPaper = () => {
  const id = randomUUID();
  return {
    id,
    kind: 'certificate',
    issuing_state: 'OH',
    number: 'OH-1',
    expires_on: day(300),
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

/** Who can do what with escorts and with pilot cars' equipment and certificates. */
export const ESCORT_CASES: Record<string, Case> = {
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
  "a slot of the driver's load that isn't the pilot's": {
    table: 'escort_slots',
    key: ['id'],
    target: () => aSlot(DEMO_LOAD),
    newRow: () => aSlot(DEMO_LOAD),
    change: () => ({ channel: 'CB 17' }),
    may: { driver: 'select', admin: 'select update delete' },
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
  "the pilot's equipment": {
    table: 'pilot_profiles',
    key: ['user_id'],
    target: () => ({ user_id: PEOPLE.pilot, home_base_city: 'Lima', home_base_state: 'OH' }),
    // Every caller tries to write a row for the broker, who has none.
    newRow: () => ({ user_id: PEOPLE.broker, has_high_pole: true }),
    change: () => ({ certified_states: ['OH', 'ON'] }),
    may: { broker: 'insert', pilot: 'select update', admin: 'select' },
  },
  "a certificate of the pilot's": {
    table: 'pilot_papers',
    key: ['id'],
    target: () => ({ ...aPaper(), pilot_id: PEOPLE.pilot }),
    newRow: () => NEW_PAPER,
    // In one statement, because PGlite prepares it.
    prepare: `with cleaned as (delete from public.pilot_papers
        where '${NEW_PAPER.id}' = id::text or file_path = '${NEW_PAPER.file_path}')
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
};
