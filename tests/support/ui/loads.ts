import type { Tables } from '@database';
import type { BoardNumbers } from '@/features/board/model/board-numbers';
import type { EscortRow } from '@/features/escorts/api/escort-jobs';
import type { LoadUnit } from '@/features/loads/model/combination';
import type { AssignmentConflict } from '@/features/loads/model/crew/assignment-conflicts';
import type { EscortCover } from '@/features/loads/model/crew/escort-cover';
import type { LoadRecord, LoadRow } from '@/features/loads/model/load-record';
import { dayOf } from '@domain/time/day';
import type { FakeBackend } from './fake-backend';

let made = 0;
const nextId = () => {
  made += 1;
  return `00000000-0000-4000-8000-${String(200_000_000_000 + made)}`;
};

/** A valid, assigned load without escort slots. */
export function aLoad(given: Partial<LoadRow> = {}): LoadRow & { slots: [] } {
  return {
    slots: [],
    id: nextId(),
    created_at: '2026-11-01T12:00:00+00:00',
    updated_at: '2026-11-01T12:00:00+00:00',
    title: 'Press bed to Laredo',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
    equipment: 'RGN',
    length: 34,
    width: 12,
    height: 12.5,
    weight_lbs: 74_000,
    status: 'assigned',
    driver_id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
    quote_id: null,
    pickup_at: '2026-12-01T12:00:00+00:00',
    pickup_time_zone: 'America/New_York',
    delivery_at: '2026-12-04T18:00:00+00:00',
    delivery_time_zone: 'America/Chicago',
    ...given,
  };
}

/** The same load with permits, legs and escorts, and without stops, holds and measured sizes. */
export function aLoadRecord(
  given: Partial<LoadRecord> = {},
): LoadRecord & Record<'stops' | 'holds' | 'measures', []> {
  const route = { stops: [], holds: [], measures: [] } satisfies Record<string, []>;
  return {
    ...aLoad(),
    ...route,
    start_override: null,
    permits: [],
    legs: [],
    escorts: [],
    ...given,
  };
}

/** A unit; a trailer is an RGN with its deck at 1′-11″. */
export function aUnit(given: Partial<LoadUnit> = {}): LoadUnit {
  const isTrailer = (given.kind ?? 'trailer') === 'trailer';
  return {
    id: nextId(),
    kind: 'trailer',
    number: 'R-12',
    axles: 3,
    tare_lbs: 23_800,
    deck: isTrailer ? 'rgn' : null,
    deck_height: isTrailer ? 1.916667 : null,
    capacity_lbs: isTrailer ? 120_000 : null,
    ...given,
  };
}

/** An accepted escort job, as the table returns it. */
export function anEscortJob(given: Partial<EscortRow> = {}): EscortRow {
  return {
    id: nextId(),
    created_at: '2026-11-20T12:00:00+00:00',
    load_id: nextId(),
    position: 'lead',
    status: 'accepted',
    answered_at: '2026-11-20T13:00:00+00:00',
    terms_changed_at: '2026-11-20T12:00:00+00:00',
    confirmed_at: null,
    rate: null,
    ...given,
  };
}

/** An offer: its row of the table, and its row of `my_escort_jobs`. */
export function anEscortOffer(position: EscortRow['position'] = 'high_pole') {
  const row = anEscortJob({
    position,
    status: 'offered',
    answered_at: null,
    rate: {
      unit: 'mile',
      quantity: 190,
      currency: 'USD',
      rate_cents: 245,
      minimum_cents: 0,
      amount_cents: 46_550,
    },
  });
  const terms = {
    escort_id: row.id,
    position: row.position,
    status: 'offered' as EscortRow['status'],
    load_number: 'L-2026-00047',
    load_status: 'assigned' as LoadRow['status'],
    meeting_area: 'Dayton, OH',
    destination_state: 'TX',
    states: ['OH', 'TX'],
    pickup_day: '2026-12-01' as string | null,
    delivery_day: '2026-12-04' as string | null,
    equipment: 'RGN',
    length: 34,
    width: 12,
    height: 12.5,
    loaded_height: 14.25 as number | null,
    gross_lbs: 134_000 as number | null,
    meet_at: '2026-12-01T12:30:00+00:00' as string | null,
    ends_at: '2026-12-04T21:00:00+00:00' as string | null,
    time_zone: 'America/Chicago' as string | null,
    lapses_at: null as string | null,
    has_rivals: false,
    title: null as string | null,
    origin: null as string | null,
    destination: null as string | null,
    pickup_at: null as string | null,
    pickup_time_zone: null as string | null,
    delivery_at: null as string | null,
    delivery_time_zone: null as string | null,
    channel: null as string | null,
  };
  return { row, terms };
}

/** An accepted job without a slot on this load, from {@link aLoad}: both rows as for {@link anEscortOffer}. */
export function anAcceptedJob(given: Partial<LoadRow> = {}, parts: Partial<EscortRow> = {}) {
  const load = aLoad(given);
  const row = anEscortJob({ load_id: load.id, ...parts });
  const { equipment, length, width, height, title, origin, destination } = load;
  const { pickup_at, pickup_time_zone, delivery_at, delivery_time_zone } = load;
  const terms: ReturnType<typeof anEscortOffer>['terms'] = {
    ...anEscortOffer().terms,
    ...{ equipment, length, width, height, title, origin, destination },
    ...{ pickup_at, pickup_time_zone, delivery_at, delivery_time_zone },
    escort_id: row.id,
    position: row.position,
    status: row.status,
    load_status: load.status,
    meeting_area: origin,
    states: ['OH', 'TX'],
    pickup_day: pickup_at === null ? null : dayOf(pickup_at, pickup_time_zone),
    delivery_day: delivery_at === null ? null : dayOf(delivery_at, delivery_time_zone),
    loaded_height: null,
    gross_lbs: null,
    meet_at: null,
    ends_at: null,
    time_zone: null,
    channel: '',
  };
  return { row, terms };
}

/** The covers of {@link anEscortOffer} by a pilot car's papers: its states and the insurance. */
export function escortCovers(
  escortId: string,
  changes: Record<string, Partial<EscortCover>> = {},
): EscortCover[] {
  return ['OH', 'TX', 'insurance'].map((item) => ({
    escort_id: escortId,
    item,
    cover: 'covered',
    problem: null,
    expires_on: '2027-08-14',
    is_cleared: false,
    reason: null,
    cleared_by: null,
    ...changes[item],
  }));
}

/** A conflict of a driver: another load from November 24 to 26. */
export function aConflict(given: Partial<AssignmentConflict> = {}): AssignmentConflict {
  return {
    kind: 'load',
    person_id: 'driver-1',
    person_name: 'Casey Monroe',
    load_id: 'load-2',
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
    from_day: '2026-11-24',
    to_day: '2026-11-26',
    states: [],
    ...given,
  };
}

/** The board's ten numbers, as `board_numbers` returns them. */
export function aBoard(given: Partial<BoardNumbers> = {}): BoardNumbers {
  return {
    cannot_roll: 3,
    permits_late: 3,
    permits_expiring: 2,
    escorts_to_confirm: 4,
    in_transit: 3,
    on_hold: 1,
    late_stops: 0,
    units_booked: 13,
    units_in_service: 38,
    open_offers: 7,
    open_offers_cents: { USD: 21_438_060, CAD: 125_000 },
    offers_expiring: 2,
    offers_accepted: 22,
    offers_answered: 38,
    win_rate: 0.5789,
    delivered: 4,
    delivered_cents: { USD: 6_124_550 },
    delivered_since: new Date(Date.now() - 9.5 * 86_400_000).toISOString(),
    leakage_loads: 2,
    leakage_cents: { USD: 291_475 },
    ...given,
  };
}

/** The checks of a load without a problem: nothing is missing, and it's picked up tomorrow. */
export function noChecks(given: Partial<Omit<Tables<'admin_load_checks'>, 'id'>> = {}) {
  return {
    pickup_group: 'tomorrow' as const,
    start_problems: [],
    road_problems: [],
    permits_valid: null,
    permits_needed: null,
    ...given,
  };
}

/** Answers the requests of the loads list by pickup with these loads, all of them tomorrow. */
export function answerLoadsByPickup(backend: FakeBackend, ...loads: object[]): void {
  const listed = loads.map((load) => ({ checks: noChecks(), ...load }));
  const counts = [{ pickup_group: 'tomorrow', loads: loads.length, ready: 0 }];
  backend.on('POST /rest/v1/rpc/loads_by_pickup', { status: 200, body: listed });
  backend.on('POST /rest/v1/rpc/pickup_group_counts', { status: 200, body: counts });
}
