import type { ListedLoad } from '@/features/loads/api/admin-loads';
import { LoadsView } from '@/pages/admin/loads/loads-view';
import { renderSection } from './console-section';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { aBoard, aLoad, answerLoadsByPickup } from './loads';

/** The list of loads on a fake backend. */

export const LOADS = 'GET /rest/v1/loads';

const CASEY = { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com', phone: null };

/** The load that {@link loadsServer} lists: assigned to Casey Monroe, and picked up tomorrow. */
export const LISTED_LOAD: ListedLoad = {
  ...aLoad({ title: 'Press bed' }),
  driver: CASEY,
  start_override: null,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  number: 'L-2026-00041',
  legs: [],
  permits: [],
  escorts: [],
  slots: [],
  problems: [],
  road_problems: [],
  permit_count: null,
  group: null,
};

/** Answers every request of the list with {@link LISTED_LOAD}. */
export function loadsServer(): FakeBackend {
  const backend = fakeBackend();
  const answer = (route: string, body: unknown) => {
    backend.on(route, { status: 200, body });
  };
  answer(LOADS, [{ ...LISTED_LOAD, assignments: [] }]);
  answerLoadsByPickup(backend, LISTED_LOAD);
  answer('POST /rest/v1/rpc/load_status_counts', [{ status: 'assigned', loads: 1 }]);
  answer('POST /rest/v1/rpc/board_numbers', aBoard());
  answer('POST /rest/v1/rpc/load_people', []);
  answer('POST /rest/v1/rpc/assignment_conflicts', []);
  answer('GET /rest/v1/load_events', []);
  answer('GET /rest/v1/user_roles', [{ user_id: 'driver-1', person: CASEY }]);
  answer('POST /rest/v1/rpc/pilots_available', [
    {
      pilot_id: 'pilot-1',
      name: 'Robin Stadler',
      home_base_city: 'Dayton',
      home_base_state: 'OH',
      has_high_pole: true,
      certified_states: ['OH', 'IN'],
      answer: 'available',
    },
  ]);
  return backend;
}

export const renderLoadsView = (at?: string) => renderSection(<LoadsView userId="me" />, at);
