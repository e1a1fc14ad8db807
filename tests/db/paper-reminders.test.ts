import { afterEach, describe, expect, it } from 'vitest';
import { answerTo } from './support/offers.ts';
import { inDays, paperReminders } from './support/paper-reminders.ts';
import { useProject } from './support/project.ts';

const project = useProject();
const {
  claim,
  due,
  logged,
  pilotWith,
  quarantine,
  queuedFor,
  remind,
  remindedOf,
  sendDue,
  setPaper,
  turn,
} = paperReminders(project);
const SOON = inDays(30);
const NAME = 'Certificate or insurance expires in 30 days, to the pilot car';

describe('The reminder of a certificate or insurance', () => {
  it.each([
    [31, []],
    [30, [inDays(30)]],
    [3, [inDays(3)]],
    [0, [inDays(0)]],
    [-1, []],
  ])('a reminder with %i days left is queued for %j', async (days, expected) => {
    const { id } = await pilotWith({ state: 'OH', until: inDays(days) });
    expect(await remindedOf(id)).toEqual(expected);
  });

  it('the reminder of a certificate or insurance is sent once for a paper and its last day, however often the job runs', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    expect(await sendDue(id)).toBe(1);
    await remind();
    expect(await sendDue(id)).toBe(0);
    const [queued] = await queuedFor(id);
    await logged(queued?.id, 'too late');
    expect(await claim(queued?.id)).toBeNull();
    expect(await remindedOf(id)).toEqual([SOON]);
  });

  it('stays in the email log when the paper is renewed after it was sent', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    const [queued] = await queuedFor(id);
    expect(await sendDue(id)).toBe(1);
    await setPaper(id, `expires_on = '${inDays(395)}'`);
    expect(await claim(queued?.id)).toBeNull();
    expect(await project.sql('select kind from public.emails where id = $1', [queued?.id])).toEqual(
      [{ kind: 'paper_expires' }],
    );
  });

  it('the reminder of a certificate or insurance is claimed by one of several callers, and again after a failure', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    const [queued] = await queuedFor(id);
    const claims = await Promise.all([claim(queued?.id), claim(queued?.id), claim(queued?.id)]);
    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    expect(await due()).not.toContain(queued?.id);
    await logged(queued?.id, 'refused');
    expect(await claim(queued?.id)).not.toBeNull();
  });

  it('the reminder of a certificate or insurance is taken over from a function that stopped after its claim', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    const [queued] = await queuedFor(id);
    await claim(queued?.id);
    const claimedAgo = (minutes: number) =>
      project.sql(
        'update public.emails set claimed_at = now() - make_interval(mins => $2) where id = $1',
        [queued?.id, minutes],
      );
    await claimedAgo(9);
    expect(await due()).not.toContain(queued?.id);
    await claimedAgo(11);
    expect(await due()).toContain(queued?.id);
  });

  it('says whose paper it is, what it is and how long it’s valid', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON }, { until: SOON });
    await project.sql(`update public.profiles set first_name = 'Ray' where id = $1`, [id]);
    await remind();
    const claimed = await Promise.all((await queuedFor(id)).map((queued) => claim(queued.id)));
    expect(claimed.map((one) => one?.name)).toEqual(['Ray', 'Ray']);
    expect(claimed[0]?.email).toMatch(/@/u);
    expect(claimed.map((one) => one?.paper)).toEqual(
      expect.arrayContaining([
        {
          kind: 'certificate',
          issuing_state: 'OH',
          insurer: null,
          number: '1',
          expires_on: SOON,
        },
        {
          kind: 'insurance',
          issuing_state: null,
          insurer: 'Lakeside',
          number: '1',
          expires_on: SOON,
        },
      ]),
    );
  });

  it('the reminder of a certificate or insurance is sent again for a new last day, but not for the previous one', async () => {
    const { id } = await pilotWith({ state: 'OH', until: inDays(5) });
    await remind();
    await setPaper(id, `expires_on = '${inDays(20)}'`);
    expect(await sendDue(id)).toBe(0);
    expect(await remindedOf(id)).toEqual([inDays(5), inDays(20)]);
    expect(await sendDue(id)).toBe(1);
    await setPaper(id, `expires_on = '${inDays(200)}'`);
    await remind();
    expect(await sendDue(id)).toBe(0);
  });

  it('the reminder of a certificate or insurance is sent late if necessary, until the paper expires', async () => {
    const { id } = await pilotWith({ state: 'OH', until: inDays(4) });
    await remind();
    const [queued] = await queuedFor(id);
    await project.sql(
      `update public.emails set created_at = now() - interval '26 days' where id = $1`,
      [queued?.id],
    );
    expect(await due()).toContain(queued?.id);
    await project.sql(
      `with changed as (
         update public.pilot_papers set expires_on = private.business_day(now()) - 1 where pilot_id = $1
       )
       update public.emails set version = private.day_number(private.business_day(now()) - 1) where id = $2`,
      [id, queued?.id],
    );
    expect(await due()).not.toContain(queued?.id);
    expect(await claim(queued?.id)).toBeNull();
  });

  it('appears under the pilot car in admins’ lists when it fails', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    const [queued] = await queuedFor(id);
    const row = { record_type: 'pilot_car', record_id: id, name: NAME };
    const listed = async () =>
      (await answerTo<object[]>(project.as('admin').rpc('system_emails'))).data;
    expect(await listed()).toContainEqual(expect.objectContaining(row));
    await logged(queued?.id, 'refused');
    expect(await listed()).toContainEqual(
      expect.objectContaining({ ...row, last_error: 'refused' }),
    );
    await project.sql('update public.emails set attempts = 5 where id = $1', [queued?.id]);
    const failedFor = async (caller: 'admin' | 'moderator') =>
      (await answerTo<{ failed_emails: object[] }[]>(project.as(caller).rpc('admin_unread_counts')))
        .data[0]?.failed_emails;
    expect(await failedFor('admin')).toContainEqual(expect.objectContaining(row));
    expect(await failedFor('moderator')).toEqual([]);
  });
});

describe('No reminder is queued or sent', () => {
  /** A pilot car whose Ohio certificate has a reminder that wasn't sent yet. */
  async function reminded() {
    const pilot = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    return pilot;
  }
  const addPapers = async (pilot: string, ...papers: Parameters<typeof pilotWith>) => {
    const other = await pilotWith(...papers);
    await project.sql(
      `update public.pilot_papers
       set pilot_id = $1::text::uuid, file_path = replace(file_path, $2::text, $1::text)
       where pilot_id = $2::text::uuid`,
      [pilot, other.id],
    );
  };

  it.each([
    ['later', {}],
    ['from the day after', { from: inDays(31) }],
    ['from before', { from: inDays(-300) }],
  ])(
    'no reminder is sent once another certificate of the same state takes over %s',
    async (_, parts) => {
      const { id } = await reminded();
      await addPapers(id, { state: 'OH', until: inDays(395), ...parts });
      expect(await sendDue(id)).toBe(0);
      const fresh = await pilotWith(
        { state: 'OH', until: SOON },
        { state: 'OH', until: inDays(395), ...parts },
      );
      expect(await remindedOf(fresh.id)).toEqual([]);
    },
  );

  it.each([
    ['of another state', { state: 'IN', until: inDays(395) }],
    ['that is insurance', { until: inDays(395) }],
    ['that starts after a gap', { state: 'OH', from: inDays(32), until: inDays(395) }],
    ['that doesn’t last longer', { state: 'OH', until: inDays(29) }],
  ])('unless the other paper %s', async (_, other) => {
    const { id } = await pilotWith({ state: 'OH', until: SOON }, other);
    expect(await remindedOf(id)).toContain(SOON);
  });

  it('no reminder is sent for insurance that continues with another insurer', async () => {
    const { id } = await pilotWith({ until: SOON }, { until: inDays(395) });
    expect(await remindedOf(id)).toEqual([]);
  });

  it('no reminder is sent while the paper’s file is quarantined', async () => {
    const { id } = await reminded();
    await quarantine(id, SOON);
    expect(await sendDue(id)).toBe(0);
    await project.sql(
      `update public.file_checks set released_at = now() where path like $1 || '/%'`,
      [id],
    );
    expect(await sendDue(id)).toBe(1);
  });

  it('unless only the renewed file is quarantined', async () => {
    const { id } = await pilotWith(
      { state: 'OH', until: SOON },
      { state: 'OH', until: inDays(395) },
    );
    await quarantine(id, inDays(395));
    expect(await remindedOf(id)).toEqual([SOON]);
  });

  it('about a deleted paper', async () => {
    const { id, client } = await reminded();
    const [queued] = await queuedFor(id);
    expect((await client.from('pilot_papers').delete().eq('pilot_id', id)).error).toBeNull();
    expect(await due()).not.toContain(queued?.id);
    expect(await claim(queued?.id)).toBeNull();
  });

  it('no reminder is sent to a deleted account', async () => {
    const { id } = await reminded();
    const [queued] = await queuedFor(id);
    const { error } = await project.as('admin').rpc('delete_user', { _user_id: id });
    expect(error).toBeNull();
    expect(await claim(queued?.id)).toBeNull();
    expect(await queuedFor(id)).toEqual([]);
  });

  it.each([
    ['a blocked account', `banned_until = now() + interval '1 day'`],
    ['an account that Auth deleted', 'deleted_at = now()'],
  ])('no reminder is sent to %s', async (_, columns) => {
    const { id } = await reminded();
    const block = (user: string) =>
      project.sql(`update auth.users set ${columns} where id = $1`, [user]);
    await block(id);
    expect(await sendDue(id)).toBe(0);
    const other = await pilotWith({ state: 'OH', until: SOON });
    await block(other.id);
    expect(await remindedOf(other.id)).toEqual([]);
  });

  it('no reminder is sent to someone who is no longer a pilot car', async () => {
    const { id } = await reminded();
    await project.sql(`update public.user_roles set role = 'carrier' where user_id = $1`, [id]);
    expect(await sendDue(id)).toBe(0);
  });
});

describe('While an admin turned it off, the reminder', () => {
  afterEach(async () => {
    await turn(true);
  });

  it('the reminder is neither queued nor sent, and is sent once it’s on again', async () => {
    const { id } = await pilotWith({ state: 'OH', until: SOON });
    await remind();
    expect((await turn(false)).error).toBeNull();
    expect(await sendDue(id)).toBe(0);
    const other = await pilotWith({ state: 'OH', until: SOON });
    expect(await remindedOf(other.id)).toEqual([]);
    await turn(true);
    await remind();
    expect([await sendDue(id), await sendDue(other.id)]).toEqual([1, 1]);
  });
});
