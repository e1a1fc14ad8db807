import type { EscortSlot, SlotOffer } from '@/features/escorts/api/escort-slots';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { aLoad } from './loads';

/** A load from Dayton through Ohio and Kentucky, as the console shows it. */
export function aConsoleLoad(given: Partial<AdminLoad> = {}): AdminLoad {
  const leg = (sequence: number, jurisdiction: string, miles: number) => ({
    id: `leg-${jurisdiction}`,
    sequence,
    jurisdiction,
    entry_place: '',
    exit_place: '',
    road: '',
    miles_is_estimate: false,
    miles,
    time_zone: 'America/New_York' as const,
    planned_entry_at: null,
    planned_exit_at: null,
    is_confirmed: true,
    travel: {},
    entered_at: null,
    left_at: null,
  });
  return {
    ...aLoad(),
    number: 'L-2026-00041',
    pickup_sort: '2026-12-01T12:00:00+00:00',
    start_override: null,
    driver: null,
    permits: [],
    escorts: [],
    slots: [],
    legs: [leg(2, 'KY', 110), leg(1, 'OH', 80)],
    problems: [],
    ...given,
  };
}

/** A chase car for Ohio and Kentucky that meets at a truck stop. */
export function aSlot(given: Partial<EscortSlot> = {}): EscortSlot {
  return {
    id: 'slot-1',
    updated_at: '2026-11-01T12:00:00+00:00',
    sequence: 1,
    position: 'chase',
    states: ['OH', 'KY'],
    meet_place: 'Truck stop, exit 10',
    meet_at: '2026-12-01T14:00:00+00:00',
    ends_at: null,
    time_zone: 'America/New_York',
    channel: 'CB 17',
    is_arranged: false,
    ...given,
  };
}

/** An offer of that slot without an answer, at $465.50 for 190 miles. */
export function aSlotOffer(given: Partial<SlotOffer> = {}): SlotOffer {
  return {
    id: 'offer-1',
    slot_id: 'slot-1',
    pilot_id: 'pilot-1',
    position: 'chase',
    status: 'offered',
    answered_at: null,
    terms_changed_at: '2026-11-01T12:00:00+00:00',
    lapses_at: null,
    confirmed_at: null,
    covers: [],
    pilot: {
      first_name: 'Robin',
      last_name: 'Stadler',
      email: 'robin@example.com',
      phone: '+19375550100',
    },
    rate: {
      unit: 'mile',
      quantity: 190,
      currency: 'USD',
      rate_cents: 245,
      minimum_cents: 0,
      amount_cents: 46_550,
    },
    ...given,
  };
}
