import type { DeskPermit } from '@/features/permits/model/permit-desk';
import { fakeBackend, type FakeBackend } from './fake-backend';

export const DESK = 'POST /rest/v1/rpc/permit_desk';

/** A permit to apply for; `values` replace its fields. */
export const deskPermit = (given: Partial<DeskPermit>): DeskPermit => ({
  desk_group: 'later',
  in_group: 1,
  permit_id: `permit-${given.jurisdiction ?? 'OH'}`,
  updated_at: '2026-11-20T12:00:00+00:00',
  load_id: 'load-1',
  load_number: 'L-2026-00047',
  to_enter: 2,
  title: 'Jaw crusher',
  origin: 'Toledo, OH',
  destination: 'Gary, IN',
  jurisdiction: 'OH',
  authority_type: 'state',
  authority: '',
  status: 'needed',
  kind: 'single_trip',
  permit_number: null,
  applied_on: null,
  valid_from: null,
  valid_until: null,
  ends_at: null,
  max_length: null,
  max_width: null,
  max_height: null,
  max_weight_lbs: null,
  leg_id: `leg-${given.jurisdiction ?? 'OH'}`,
  time_zone: 'America/New_York',
  entry_at: '2031-12-08T12:00:00+00:00',
  exit_at: '2031-12-09T16:31:00+00:00',
  entry_place: '',
  exit_place: '',
  is_planned: true,
  is_confirmed: true,
  is_short: false,
  is_superload: false,
  apply_by: '2031-12-01',
  days_late: -20,
  needed_on: '2031-12-08',
  lead_days: 5,
  lead_stated: null,
  lead_certainty: null,
  length: 98,
  width: 12,
  height: 14.5,
  weight_lbs: 122_400,
  is_measured: false,
  route_text: '',
  units: [],
  place_key: `key-${given.jurisdiction ?? 'OH'}`,
  ...given,
});

/** A server whose permit desk has these permits. */
export function permitDeskServer(...permits: DeskPermit[]): FakeBackend {
  const backend = fakeBackend();
  backend.on(DESK, { status: 200, body: permits });
  backend.on('POST /rest/v1/rpc/permit_desk_counts', {
    status: 200,
    body: [
      { desk_group: 'applied', jurisdiction: 'IN', permits: 3 },
      { desk_group: 'issued', jurisdiction: 'MI', permits: 7 },
      { desk_group: 'later', jurisdiction: 'OH', permits: 2 },
      { desk_group: 'later', jurisdiction: 'TX', permits: 1 },
    ],
  });
  return backend;
}
