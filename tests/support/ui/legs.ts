import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeBackend } from './fake-backend';
import { NO_TERMS } from './permit-maximum';
import { LOADS, loadServer, OPEN_LOAD, renderLoad } from './load-page';

/** Legs of a load from Tacoma to Great Falls, and its page. */

export const SAVE = 'POST /rest/v1/rpc/save_load_legs';
/** A leg in the Northwest. */
export const aLeg = (
  sequence: number,
  jurisdiction: string,
  from: string,
  to: string,
  parts = {},
) => ({
  id: `leg-${String(sequence)}`,
  sequence,
  jurisdiction,
  entry_place: from,
  exit_place: to,
  road: 'I-90',
  miles: 100,
  miles_is_estimate: false,
  time_zone: jurisdiction === 'MT' ? ('America/Denver' as const) : ('America/Los_Angeles' as const),
  planned_entry_at: null as string | null,
  planned_exit_at: null as string | null,
  is_confirmed: true,
  travel: {},
  entered_at: null as string | null,
  left_at: null,
  ...parts,
});
export const washington = aLeg(1, 'WA', 'Tacoma, WA', 'Stateline', {
  planned_entry_at: '2026-12-01T18:00:00+00:00',
  planned_exit_at: '2026-12-02T20:08:00+00:00',
});
export const idaho = aLeg(2, 'ID', 'Stateline', 'Lookout Pass', {
  miles: 74,
  miles_is_estimate: true,
  planned_entry_at: '2026-12-02T20:08:00+00:00',
});
export const montana = aLeg(3, 'MT', 'Lookout Pass', 'Great Falls, MT', { miles: 266 });
export const LEGS = [washington, idaho, montana];
/** An issued Montana permit on a leg. */
export const aPermit = (leg: string, parts = {}) => ({
  ...NO_TERMS,
  applied_on: null,
  issued_at: '2026-11-01T12:00:00+00:00',
  time_zone: null,
  revision: 1,
  id: `permit-${leg}`,
  leg_id: leg,
  kind: 'superload',
  permit_number: 'MT-26-5519',
  status: 'issued',
  valid_from: '2026-12-02',
  valid_until: '2026-12-04',
  max_length: null,
  max_width: 14,
  max_height: null,
  max_weight_lbs: null,
  updated_at: '2026-11-01T12:00:00+00:00',
  jurisdiction: 'MT',
  ...parts,
});

interface Sent {
  _seen: string;
  _legs: Partial<typeof washington>[];
  _permits: Record<string, string>;
  _reason?: string;
}

/** Answers the page of the load with these legs, or others. */
export const answerLegs = (backend: FakeBackend, legs: object[], parts: object = {}) => {
  backend.on(LOADS, { status: 200, body: [{ ...OPEN_LOAD, legs, ...parts }] });
};

/** A backend with {@link LEGS} that accepts every save. */
export function legsServer(): FakeBackend {
  const backend = loadServer();
  answerLegs(backend, LEGS);
  backend.on(SAVE, { status: 200, body: '2026-11-01T13:00:00+00:00' });
  return backend;
}

/** The last saved legs. */
export const sentLegs = (backend: FakeBackend) => backend.bodies(SAVE).at(-1) as Sent;

export const user = userEvent.setup({ delay: null });

/** Opens the page and returns its legs. */
export async function openLegs() {
  renderLoad();
  return within(await screen.findByRole('region', { name: 'Legs and permits' }));
}

/** Replaces the text of a field. */
export async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}
