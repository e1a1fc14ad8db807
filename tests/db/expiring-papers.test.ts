import { afterAll, describe, expect, it } from 'vitest';
import type { Paper } from './support/cover-helpers.ts';
import { inDays, paperReminders } from './support/paper-reminders.ts';
import { useProject } from './support/project.ts';

const project = useProject();
const { pilotWith, quarantine } = paperReminders(project);

/** The last days of a pilot car's papers on the dashboard, as it lists them. */
const listedOf = async (pilot: string) => {
  const { data } = await project.as('admin').rpc('admin_dashboard').single<{
    expiring_papers: { pilot_id: string; expires_on: string; pilot: { email: string } }[];
  }>();
  return (data?.expiring_papers ?? []).filter(({ pilot_id }) => pilot_id === pilot);
};
const daysOf = async (pilot: string) => (await listedOf(pilot)).map(({ expires_on }) => expires_on);
/** States that no other paper of the test has, so that none renews another. */
const STATES = ['OH', 'IN', 'KY', 'TX', 'MI'];

describe('A paper that expires is on the dashboard', () => {
  afterAll(() => project.sql('alter function public.admin_dashboard() reset timezone'));

  // At any time, one of these zones has another day than Dayton.
  it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
    'the dashboard lists papers from 30 days before to 30 days after they expire, earliest first, by Dayton’s days, when the server’s zone is %s',
    async (zone) => {
      const days = [31, 30, -31, 0, -30];
      const { id } = await pilotWith(
        ...days.map((day, n): Paper => ({ state: STATES[n] ?? '', until: inDays(day) })),
      );
      await project.sql(`alter function public.admin_dashboard() set timezone = '${zone}'`);
      expect(await daysOf(id)).toEqual([-30, 0, 30].map(inDays));
      expect((await listedOf(id))[0]?.pilot.email).toMatch(/@/u);
    },
  );

  it.each([
    ['that expired, with one that is valid now', -10, { state: 'OH', from: inDays(-5) }],
    ['that expires, with one from the day after', 10, { state: 'OH', from: inDays(11) }],
    ['of insurance, with another insurer', 10, {}],
  ])('unless it was renewed: a paper %s', async (_, last, renewed) => {
    const { id } = await pilotWith(
      { until: inDays(last), ...('state' in renewed && { state: renewed.state }) },
      { until: inDays(300), ...renewed },
    );
    expect(await daysOf(id)).toEqual([]);
  });

  it.each([
    ['starts later than today', -10, { state: 'OH', from: inDays(1) }],
    ['starts after a gap', 10, { state: 'OH', from: inDays(12) }],
    ['is of another state', 10, { state: 'IN' }],
  ])('although another one was uploaded that %s', async (_, last, other) => {
    const { id } = await pilotWith(
      { state: 'OH', until: inDays(last) },
      { until: inDays(300), ...other },
    );
    expect(await daysOf(id)).toEqual([inDays(last)]);
  });

  it('although its renewal has a quarantined file', async () => {
    const { id } = await pilotWith(
      { state: 'OH', until: inDays(10) },
      { state: 'OH', until: inDays(300) },
    );
    expect(await daysOf(id)).toEqual([]);
    await quarantine(id, inDays(300));
    expect(await daysOf(id)).toEqual([inDays(10)]);
  });
});
