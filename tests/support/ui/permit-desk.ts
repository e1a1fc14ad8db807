import type { DeskPermit } from '@/features/permits/model/permit-desk';
import type { SheetPermit } from '@/features/permits/model/permit-entry';
import { BLANK_TERMS } from './permit-maximum';
import { fakeBackend, type FakeBackend } from './fake-backend';

export const DESK = 'POST /rest/v1/rpc/permit_desk';
export const SHEETS = 'GET /rest/v1/load_permits';
export const LASTS = 'GET /rest/v1/state_rules';

/** What unfiled permits say, for the ids in a request. */
export const sheetsIn = (url: URL, parts: object = {}) =>
  (url.searchParams.get('id') ?? '')
    .replaceAll(/^in\.\(|\)$|"/gu, '')
    .split(',')
    .map((id) => ({
      ...BLANK_TERMS,
      id,
      issued_at: null,
      permit_zone: null,
      cost: null,
      documents: [],
      ...parts,
    }));

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
  road: '',
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

/** The same permit as the entry grid has it. */
export const sheetPermit = (given: Partial<SheetPermit>): SheetPermit => ({
  ...deskPermit(given),
  trips: null,
  axle_weights: null,
  travel_days: null,
  travel_from: null,
  travel_until: null,
  is_night_allowed: false,
  curfews: [],
  escorts: [],
  provisions: '',
  issued_at: null,
  permit_zone: null,
  cost_cents: null,
  has_file: false,
  lasts: null,
  ...given,
});

/** A server whose permit desk has these permits. */
export function permitDeskServer(...permits: DeskPermit[]): FakeBackend {
  const backend = fakeBackend();
  backend.on(DESK, { status: 200, body: permits });
  backend.on(SHEETS, (_body, url) => ({ status: 200, body: sheetsIn(url) }));
  backend.on(LASTS, { status: 200, body: [] });
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
