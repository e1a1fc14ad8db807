import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { aDraft, type Answer, answerTo, offerDesk } from './support/offers.ts';
import { useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const desk = offerDesk(project);
const { logOf, queued } = desk;

beforeAll(() => limitForms(project, 1000, 10_000));

describe('The clock', () => {
  it('expires open offers every five minutes and logs it', async () => {
    const late = await desk.startSent();
    const open = await desk.startSent();
    await desk.endAt(late.id, "now() - interval '1 minute'");
    await runJob(project, 'expire-offers');
    expect([await desk.statusOf(late.id), await desk.statusOf(open.id)]).toEqual([
      'expired',
      'sent',
    ]);
    expect((await logOf(late.id))?.at(-1)).toMatchObject({ action: 'expired', actor_id: null });
  });

  it('queues one reminder a day before the end, and none once it was answered', async () => {
    const soon = await desk.startSent();
    const short = await desk.startSent(
      {},
      'visitor',
      aDraft({ valid_until: new Date(Date.now() + 36e5).toISOString() }),
    );
    const answered = await desk.startSent();
    const later = await desk.startSent();
    await project.sql('alter table public.offers disable trigger offers_keep_sent');
    await project.sql(
      "update public.offers set sent_at = now() - interval '2 days', valid_until = now() + interval '23 hours' where id = any($1::uuid[])",
      [[soon.id, answered.id]],
    );
    await project.sql('alter table public.offers enable trigger offers_keep_sent');
    await desk.accept(answered.id, answered.token);
    await runJob(project, 'remind-of-offers');
    await runJob(project, 'remind-of-offers');
    const reminded = await Promise.all(
      [soon, short, answered, later].map(async ({ id }) =>
        (await queued(id)).includes('offer_reminder'),
      ),
    );
    expect(reminded).toEqual([true, false, false, false]);

    const claim = async (): Promise<Answer> =>
      answerTo(
        project
          .as('service')
          .rpc('claim_offer_email', { _offer_id: soon.id, _kind: 'offer_reminder' }),
      );
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter(({ data }) => data !== null)).toHaveLength(1);
    const due = await project.as('service').rpc('due_emails', { _limit: 1000 });
    expect(JSON.stringify(due.data)).not.toContain('offer_reminder');
  });

  it('lists emails that no browser sent after two minutes, except those that no longer make sense', async () => {
    const { id } = await desk.startSent();
    const gone = await desk.startSent();
    await desk.withdraw(gone.id);
    await project.sql("update private.offer_emails set created_at = now() - interval '3 minutes'");
    const { data } = await answerTo(project.as('service').rpc('due_emails', { _limit: 1000 }));
    expect(data).toContainEqual({ record_type: 'offer', record_id: id, kinds: ['offer'] });
    expect(data).toContainEqual({
      record_type: 'offer',
      record_id: gone.id,
      kinds: ['offer_withdrawn'],
    });

    await project.as('service').rpc('claim_offer_email', { _offer_id: id, _kind: 'offer' });
    await project.sql(
      "update private.offer_emails set claimed_at = now() - interval '11 minutes' where offer_id = $1",
      [id],
    );
    const after: Answer = await project.as('service').rpc('due_emails', { _limit: 1000 });
    expect(after.data).toContainEqual({ record_type: 'offer', record_id: id, kinds: ['offer'] });
  });
});
