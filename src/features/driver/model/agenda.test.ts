import { expect, it } from 'vitest';
import { aLoad, anAcceptedJob, anEscortOffer } from '@tests/ui/loads';
import { termsOfJob } from '@/features/escorts/model/escort-jobs';
import type { LoadRow } from '@/features/loads/model/load-record';
import { buildAgenda } from './agenda';

const LOAD = {
  id: '7',
  title: 'Body to Elko',
  pickup_at: '2026-11-25T13:30:00Z',
  pickup_time_zone: 'America/Denver',
  delivery_at: '2026-11-27T18:00:00Z',
  delivery_time_zone: 'America/Los_Angeles',
} satisfies Partial<LoadRow>;
const load: LoadRow = aLoad(LOAD);
const accepted = termsOfJob(anAcceptedJob(LOAD).terms);
const agenda = (parts: Partial<Parameters<typeof buildAgenda>[0]>) =>
  buildAgenda({ loads: [], jobs: [], days: [], ...parts }, '2026-11-22', 7);

it('the agenda lists a load on each of its days, with local times at both ends', () => {
  const days = agenda({ loads: [load] });
  expect(days.map(({ day, entries }) => [day, entries.map(({ activity }) => activity)])).toEqual([
    ['2026-11-22', []],
    ['2026-11-23', []],
    ['2026-11-24', []],
    ['2026-11-25', ['Pickup 6:30 AM MST']],
    ['2026-11-26', ['On the road']],
    ['2026-11-27', ['Delivery 10:00 AM PST']],
    ['2026-11-28', []],
  ]);
  expect(days[3]?.entries[0]?.path).toBe('/loads/assigned?load=7');
});

it('the agenda shows an escort’s position', () => {
  const jobs = [{ id: '9', position: 'high_pole', isOffer: false, terms: accepted } as const];
  expect(agenda({ jobs })[4]?.entries).toEqual([
    {
      key: '9',
      title: 'High pole, Body to Elko',
      activity: 'On the road',
      isOffer: false,
      path: '/escorts#escort-9',
    },
  ]);
});

it('the agenda shows offers on their days, without times', () => {
  const jobs = [{ id: '9', position: 'lead', isOffer: true, terms: accepted } as const];
  const days = agenda({ jobs });
  expect(days.map(({ entries }) => entries.map(({ activity }) => activity))).toEqual([
    ...[[], [], []],
    ['Meet: Dayton, OH'],
    ['On the road'],
    ['On the road'],
    [],
  ]);
  expect(days[3]?.entries[0]?.isOffer).toBe(true);
});

it.each([
  ['Dayton, OH', ['OH', 'TX'], 'Dayton, OH to TX'],
  ['Truck plaza, I-76 exit 31', ['CO', 'UT', 'NV'], 'CO to NV'],
  ['Truck plaza, I-76 exit 31', ['CO'], 'within CO'],
  ['Plant gate', [], 'Plant gate to TX'],
])('an offer that meets at %s in %j is named', (meeting_area, states, name) => {
  const terms = termsOfJob({
    ...anEscortOffer().terms,
    load_status: 'assigned',
    meeting_area,
    states,
  });
  const [day] = buildAgenda(
    { loads: [], jobs: [{ id: '9', position: 'lead', isOffer: true, terms }], days: [] },
    '2026-12-01',
    1,
  );
  expect(day?.entries[0]?.title).toBe(`Lead car, ${name}`);
});

it('the agenda includes entered availability', () => {
  const off = { day: '2026-11-23', available: false, note: 'Time off' };
  const days = agenda({ days: [off] });
  expect(days[1]?.availability).toEqual(off);
  expect(days[2]?.availability).toBeUndefined();
});
