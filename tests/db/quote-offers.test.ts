import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, answerTo, offerHelpers } from './support/offers.ts';
import { type Caller, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);

interface Listed {
  id: string;
  offer_stage: string;
  offer: Record<string, unknown> | null;
}

beforeAll(() => limitForms(project, 1000, 10_000));

const listed = async (quote: string, caller: Caller = 'admin') => {
  const { data } = await answerTo<Listed[]>(
    project.as(caller).from('admin_quotes').select('id, offer_stage, offer').eq('id', quote),
  );
  return data[0];
};
const view = (offer: string, token: string | null, caller: Caller = 'visitor') =>
  answerTo(project.as(caller).rpc('record_offer_view', { _offer_id: offer, _token: token }));

describe('The offer of a quote in the console’s list', () => {
  it('goes from none over draft, sent and expiring to expired', async () => {
    const { data: quotes } = await answerTo<{ id: string }[]>(
      project.as('admin').from('admin_quotes').select('id').eq('offer_stage', 'none').limit(1),
    );
    expect(await listed(quotes[0]?.id ?? '')).toMatchObject({ offer_stage: 'none', offer: null });

    const { id, quote, number } = await offers.start();
    expect(await listed(quote)).toMatchObject({ offer_stage: 'draft', offer: { number } });
    await offers.save(id, aDraft());
    await offers.send(id);
    expect((await listed(quote))?.offer_stage).toBe('sent');
    await offers.endAt(id, "now() + interval '23 hours'");
    expect((await listed(quote))?.offer_stage).toBe('expiring');
    // The job that marks it as expired hasn’t run.
    await offers.endAt(id, 'now()');
    expect((await listed(quote))?.offer_stage).toBe('expired');
  });

  it('is the open version while the next one is a draft, and the draft once the open one is over', async () => {
    const { id, quote } = await offers.startSent();
    await offers.revise(id);
    expect((await listed(quote))?.offer_stage).toBe('sent');
    await offers.withdraw(id);
    expect((await listed(quote))?.offer_stage).toBe('draft');
  });

  it('is the draft beside an expired version, and after an undo', async () => {
    const { id, quote, token } = await offers.startSent();
    const next = await offers.revise(id);
    await offers.endAt(id, 'now()');
    expect((await listed(quote))?.offer_stage).toBe('draft');
    await offers.save(next, aDraft());
    const requestId = randomUUID();
    await offers.startSending(next, { requestId });
    await view(next, token);
    await offers.undo(next, requestId);
    expect(await listed(quote)).toMatchObject({ offer_stage: 'draft', offer: { views: 0 } });
  });

  it('says why it was declined, that it was withdrawn, and which load it became', async () => {
    const declined = await offers.startSent();
    await offers.decline(declined.id, declined.token, { _reason: 'dates' });
    expect(await listed(declined.quote)).toMatchObject({
      offer_stage: 'declined',
      offer: { decline_reason: 'dates' },
    });
    const withdrawn = await offers.startSent();
    await offers.withdraw(withdrawn.id);
    expect((await listed(withdrawn.quote))?.offer_stage).toBe('withdrawn');
    const accepted = await offers.startSent();
    await offers.accept(accepted.id, accepted.token);
    const [load] = await offers.loadsOf(accepted.id);
    expect(await listed(accepted.quote)).toMatchObject({
      offer_stage: 'accepted',
      offer: { load_number: load?.number },
    });
  });

  it('filters the list and its counts', async () => {
    const { quote } = await offers.start({ customer_name: 'Zadie Quillfeather' });
    await offers.startSent({ customer_name: 'Zadie Quillfeather' });
    const { data } = await answerTo<Listed[]>(
      project
        .as('admin')
        .from('admin_quotes')
        .select('id')
        .eq('offer_stage', 'draft')
        .eq('customer_name', 'Zadie Quillfeather'),
    );
    expect(data).toEqual([{ id: quote }]);
    const { data: counts } = await answerTo<{ status: string; quotes: number }[]>(
      project
        .as('admin')
        .rpc('quote_status_counts', { _search: 'zadie quillfeather', _offer_stage: 'draft' }),
    );
    expect(counts).toEqual([
      { status: 'new', quotes: 1 },
      { status: 'reviewed', quotes: 0 },
      { status: 'archived', quotes: 0 },
    ]);
  });

  it('hides offers from moderators, who can read the quotes', async () => {
    const { id, token, quote } = await offers.startSent();
    await offers.accept(id, token);
    expect(await listed(quote, 'moderator')).toEqual({
      id: quote,
      offer_stage: 'none',
      offer: null,
    });
  });
});

describe('A view of an open offer', () => {
  const viewsOf = async (quote: string) => (await listed(quote))?.offer?.views;

  it('is recorded for the private link and for the owner’s account', async () => {
    const { id, token, quote } = await offers.startSent({}, 'customer');
    expect(await listed(quote)).toMatchObject({ offer: { views: 0, viewed_at: null } });
    expect((await view(id, token)).error).toBeNull();
    expect(await viewsOf(quote)).toBe(1);
    const first = (await listed(quote))?.offer?.viewed_at;
    expect(Date.parse(String(first))).toBeGreaterThan(Date.now() - 60_000);

    // A reload isn’t another view; half an hour later it is.
    await view(id, token);
    expect(await viewsOf(quote)).toBe(1);
    await project.sql(
      "update private.offer_views set last_viewed_at = now() - interval '31 minutes' where offer_id = $1",
      [id],
    );
    await view(id, null, 'customer');
    expect(await viewsOf(quote)).toBe(2);
  });

  it('isn’t recorded for staff, strangers, another quote’s link or a wrong link', async () => {
    const { id, token, quote } = await offers.startSent({}, 'customer');
    const other = await offers.startSent();
    await view(id, token, 'admin');
    await view(id, token, 'moderator');
    await view(id, null, 'broker');
    await view(id, null);
    await view(id, other.token);
    await view(id, 'wrong');
    expect(await viewsOf(quote)).toBe(0);
  });

  it('isn’t recorded for a draft or after the answer', async () => {
    const draft = await offers.start();
    await view(draft.id, draft.token);
    expect(await viewsOf(draft.quote)).toBe(0);
    const answered = await offers.startSent();
    await offers.decline(answered.id, answered.token);
    await view(answered.id, answered.token);
    expect(await viewsOf(answered.quote)).toBe(0);
  });

  it('starts again with each version', async () => {
    const { id, token, quote } = await offers.startSent();
    await view(id, token);
    const next = await offers.revise(id);
    await offers.save(next, aDraft());
    await offers.send(next);
    expect(await viewsOf(quote)).toBe(0);
  });
});
