import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, useProject } from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { plan } = starts(project);
const { admin, legsOf } = permitHelpers(project);

interface Proposed {
  jurisdiction: string;
  entry_place: string;
  exit_place: string;
  road: string;
  miles: number | null;
  time_zone: string;
}
const propose = async (load: string) =>
  (await admin().rpc('propose_legs', { _load_id: load })).data as Proposed[];

describe('Proposed legs', () => {
  it('meet where main highways cross the borders', async () => {
    const legs = await propose(await plan({ origin: 'Dayton, OH', destination: 'Baytown, TX' }));
    expect(
      legs.map(({ jurisdiction, entry_place, exit_place, road }) =>
        [jurisdiction, entry_place, exit_place, road].join(' | '),
      ),
    ).toEqual([
      'OH | Dayton, OH | Covington | I-75',
      'KY | Covington | Clarksville | I-75 and I-24',
      'TN | Clarksville | Memphis | I-24 and I-40',
      'AR | Memphis | Texarkana | I-40 and I-30',
      'TX | Texarkana | Baytown, TX | I-30',
    ]);
  });

  it.each([
    // Miles as driven.
    ['Dayton, OH', 'Baytown, TX', 1150],
    ['Tacoma, WA', 'Great Falls, MT', 640],
    ['Denver, CO', 'Elko, NV', 760],
    ['Lima, OH', 'Toledo, OH', 77],
    ['Calgary, AB', 'Regina, SK', 470],
  ])('from %s to %s have about %i miles', async (origin, destination, driven) => {
    const legs = await propose(await plan({ origin, destination }));
    const miles = legs.reduce((sum, leg) => sum + (leg.miles ?? 0), 0);
    expect(Math.abs(miles / driven - 1)).toBeLessThan(0.2);
    expect(legs.every((leg) => (leg.miles ?? 0) >= 1)).toBe(true);
  });

  it('are stored with a new load, their miles marked as estimates, without times', async () => {
    const [ohio, indiana] = await legsOf(await plan());
    expect([ohio, indiana]).toMatchObject([
      { exit_place: 'Richmond', road: 'I-70', miles_is_estimate: true, planned_exit_at: null },
      { entry_place: 'Richmond', exit_place: 'Gary, IN', miles_is_estimate: true },
    ]);
  });

  it('from a town we don’t know have no miles there', async () => {
    const load = await plan({ origin: 'Zzyx Yard, OH', destination: 'Gary, IN' });
    expect(await propose(load)).toMatchObject([
      { jurisdiction: 'OH', miles: null },
      { jurisdiction: 'IN', miles: 155 },
    ]);
    expect(await legsOf(load)).toMatchObject([{ miles: null, miles_is_estimate: false }, {}]);
  });

  it('have the time zones of the pickup and the delivery at their ends', async () => {
    const load = await plan({
      pickup_time_zone: 'America/Denver',
      delivery_time_zone: 'America/Chicago',
    });
    expect((await propose(load)).map(({ time_zone }) => time_zone)).toEqual([
      'America/Denver',
      'America/Chicago',
    ]);
  });

  it('are for admins only', async () => {
    for (const caller of ['driver', 'pilot', 'moderator', 'customer'] as const) {
      const { error } = await project.as(caller).rpc('propose_legs', { _load_id: randomUUID() });
      expect(error?.code).toBe(FORBIDDEN);
    }
  });
});
