import { LoadContent } from '@/pages/admin/loads/load-content';
import { renderSection } from './console-section';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { travelFacts } from './travel';
import { aLoad } from './loads';

/** The page of a load on a fake backend. */

export const FACTS = 'POST /rest/v1/rpc/travel_facts';
export const LOADS = 'GET /rest/v1/loads';

/** The load whose page is open: assigned, without blockers. */
export const OPEN_LOAD = {
  ...aLoad({ title: 'Press bed' }),
  number: 'L-2026-00041',
  driver: { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com', phone: null },
  start_override: null as unknown,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  permits: [],
  escorts: [],
  assignments: [],
  invoices: [],
  slots: [],
  legs: [
    {
      id: 'leg-tx',
      sequence: 1,
      jurisdiction: 'TX',
      entry_place: '',
      exit_place: 'Laredo, TX',
      road: 'I-35',
      miles: 290,
      miles_is_estimate: false,
      time_zone: 'America/Chicago',
      planned_entry_at: '2026-12-03T15:35:00+00:00',
      planned_exit_at: '2026-12-04T17:30:00+00:00',
      is_confirmed: true,
      travel: {},
      entered_at: null,
      left_at: null,
    },
  ],
  // Data that only this page reads.
  commodity: null,
  po_number: 'MVP-77120',
  bol_number: null,
  customer: { name: 'Nora Castellan', company: '', email: 'nora@example.com', phone: '' },
  quote: null as object | null,
  offer: null,
  stops: [
    {
      id: 'stop-1',
      sequence: 1,
      kind: 'pickup',
      site: 'Plant gate 4',
      street_address: '',
      place: 'Dayton, OH',
      time_zone: 'America/New_York',
      window_from: '2026-12-01T13:00:00+00:00',
      window_until: null,
      appointment_number: '55-20814',
      contact_name: '',
      contact_phone: '',
      arrived_at: null,
      arrived_received_at: null,
      arrived_by: null,
      arrival_reporter: null,
      departed_at: null,
      departed_received_at: null,
      departed_by: null,
      departure_reporter: null,
      is_missed: false,
      updated_at: '2026-11-01T12:00:00+00:00',
      eta_at: null,
      eta_was_at: null,
      eta_reason: '',
    },
  ],
  holds: [] as object[],
  measures: [] as object[],
  charges: [] as object[],
};

/** Answers every request of the page with {@link OPEN_LOAD}. */
export function loadServer(): FakeBackend {
  const backend = fakeBackend();
  const answer = (route: string, body: unknown) => {
    backend.on(route, { status: 200, body });
  };
  answer(LOADS, [OPEN_LOAD]);
  answer('POST /rest/v1/rpc/neighbors_by_pickup', []);
  answer('POST /rest/v1/rpc/escort_needs', []);
  answer('POST /rest/v1/rpc/load_people', []);
  answer('POST /rest/v1/rpc/assignment_conflicts', []);
  answer('POST /rest/v1/rpc/pilots_available', []);
  answer(FACTS, travelFacts());
  answer('GET /rest/v1/load_events', []);
  answer('GET /rest/v1/user_roles', []);
  answer('GET /rest/v1/load_documents', []);
  return backend;
}

export const renderLoad = () =>
  renderSection(
    <main>
      <LoadContent
        name={OPEN_LOAD.number}
        userId="me"
        proposeEscorts={() => Promise.resolve({ escorts: [], unknown: [], isFromQuote: false })}
        renderAssessment={(id) => <p>Assessment of {id}</p>}
      />
    </main>,
  );
