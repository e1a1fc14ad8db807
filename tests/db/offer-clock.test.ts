import { beforeAll, describe, expect, it } from 'vitest';
import { claimRecord, emailOf } from './support/emails.ts';
import { runJob } from './support/jobs.ts';
import { aDraft, answerTo, offerHelpers } from './support/offers.ts';
import { useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);
const { logOf, queued } = offers;

beforeAll(() => limitForms(project, 1000, 10_000));

describe('The clock', () => {
  it('expires open offers every five minutes and logs it', async () => {
    const late = await offers.startSent();
    const open = await offers.startSent();
    await offers.endAt(late.id, "now() - interval '1 minute'");
    await runJob(project, 'expire-offers');
    expect([await offers.statusOf(late.id), await offers.statusOf(open.id)]).toEqual([
      'expired',
      'sent',
    ]);
    expect((await logOf(late.id))?.at(-1)).toMatchObject({ action: 'expired', actor_id: null });
  });

  it('queues one reminder a day before the end, and none once it was answered', async () => {
    const soon = await offers.startSent();
    const short = await offers.startSent(
      {},
      'visitor',
      aDraft({ valid_until: new Date(Date.now() + 36e5).toISOString() }),
    );
    const answered = await offers.startSent();
    const later = await offers.startSent();
    await project.sql('alter table public.offers disable trigger offers_keep_sent');
    await project.sql(
      "update public.offers set sent_at = now() - interval '2 days', valid_until = now() + interval '23 hours' where id = any($1::uuid[])",
      [[soon.id, answered.id]],
    );
    await project.sql('alter table public.offers enable trigger offers_keep_sent');
    await offers.accept(answered.id, answered.token);
    await runJob(project, 'remind-of-offers');
    await runJob(project, 'remind-of-offers');
    const reminded = await Promise.all(
      [soon, short, answered, later].map(async ({ id }) =>
        (await queued(id)).includes('offer_reminder'),
      ),
    );
    expect(reminded).toEqual([true, false, false, false]);

    const reminder = await emailOf(project, soon.id, 'offer_reminder');
    const claims = await Promise.all(
      Array.from({ length: 3 }, () =>
        claimRecord(project, 'offer', soon.id, 'service', [reminder]),
      ),
    );
    expect(claims.flatMap(({ claimed }) => claimed)).toHaveLength(1);
    const due = await project.as('service').rpc('due_emails', { _limit: 1000 });
    expect(JSON.stringify(due.data)).not.toContain('offer_reminder');
  });

  it('lists emails that no browser sent after two minutes, except those that no longer make sense', async () => {
    const { id } = await offers.startSent();
    const gone = await offers.startSent();
    await offers.withdraw(gone.id);
    const dueKinds = async () => {
      const { data } = await answerTo<{ record_id: string; kinds: string[] }[]>(
        project.as('service').rpc('due_emails', { _limit: 1000 }),
      );
      return new Map(data.map(({ record_id, kinds }) => [record_id, kinds]));
    };
    expect((await dueKinds()).get(id)).toBeUndefined();
    await project.sql(
      "update public.emails set due_at = due_at - interval '2 minutes' where record_type = 'offer'",
    );
    expect((await dueKinds()).get(id)).toEqual(['offer']);
    expect((await dueKinds()).get(gone.id)).toEqual(['offer_withdrawn']);

    await claimRecord(project, 'offer', id);
    expect((await dueKinds()).get(id)).toBeUndefined();
    await project.sql(
      "update public.emails set claimed_at = now() - interval '11 minutes' where offer_id = $1",
      [id],
    );
    expect((await dueKinds()).get(id)).toEqual(['offer']);
  });
});
