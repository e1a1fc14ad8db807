import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { aDraft, answerTo, offerHelpers } from './support/offers.ts';
import { PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);
const { logOf, queued, track } = offers;
const admin = () => project.as('admin');

beforeAll(() => limitForms(project, 1000, 10_000));

/** An offer whose sending can still be undone. */
async function startSending() {
  const offer = await offers.start();
  await offers.save(offer.id, aDraft());
  const requestId = randomUUID();
  const { data: seen, error } = await offers.startSending(offer.id, { requestId });
  expect(error).toBeNull();
  return { ...offer, requestId, seen };
}

describe('In the ten seconds after Send offer', () => {
  it('the customer sees and gets nothing, and the version before stays open', async () => {
    const { id, token } = await offers.startSent();
    const next = await offers.revise(id);
    await offers.startSending(next);

    expect(await queued(next)).toEqual([]);
    expect(await track(token)).toMatchObject({ version: 1, latest_version: 1, status: 'sent' });
    expect(await track(token, 2)).toMatchObject({ version: 1 });
    const link = { _offer_id: next, _token: token };
    const readable = answerTo(project.as('service').rpc('is_offer_of_link', link));
    expect((await readable).data).toBe(false);
    expect((await offers.accept(next, token)).data.outcome).toBe('not_found');

    await runJob(project, 'send-offers');
    expect(await offers.statusOf(next)).toBe('draft');
    const { data } = await admin().from('offers').select('sends_at').eq('id', next).single();
    const left = Date.parse(data?.sends_at as string) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10_000);
  });

  it('Undo makes it the same draft again, also when it’s repeated', async () => {
    const { id, token, requestId, seen } = await startSending();
    const undone = await offers.undo(id, requestId);
    const again = await offers.undo(id, requestId);
    expect([undone.error, again.error]).toEqual([null, null]);
    expect(again.data).toBe(undone.data);

    await runJob(project, 'send-offers');
    expect([await offers.statusOf(id), await track(token), await queued(id)]).toEqual([
      'draft',
      null,
      [],
    ]);
    expect(await logOf(id)).toEqual([]);
    // A retry of the first call that arrives late doesn't send it.
    expect((await offers.startSending(id, { seen, requestId })).error).toBeNull();
    expect((await offers.sendNow(id, requestId)).data).toBe(
      'Sending was undone. The offer is a draft.',
    );
    expect(await offers.statusOf(id)).toBe('draft');

    expect((await offers.save(id, aDraft({ message: 'Better' }))).error).toBeNull();
    expect((await offers.send(id)).error).toBeNull();
    expect(await track(token)).toMatchObject({ message: 'Better' });
  });

  it('Undo is refused afterwards, before and after the job sent it', async () => {
    const { id, requestId } = await startSending();
    const tooLate = {
      code: REFUSED,
      message: 'It’s too late to undo. Withdraw the offer instead.',
    };
    await offers.endUndo(id);
    expect((await offers.undo(id, requestId)).error).toMatchObject(tooLate);
    await runJob(project, 'send-offers');
    expect((await offers.undo(id, requestId)).error).toMatchObject(tooLate);
    expect(await offers.statusOf(id)).toBe('sent');
  });

  it('a closed page sends it: the job completes it as its sender, once', async () => {
    const { id, token } = await startSending();
    await offers.endUndo(id);
    await runJob(project, 'send-offers');
    await runJob(project, 'send-offers');
    expect(await track(token)).toMatchObject({ status: 'sent', version: 1 });
    const emails = await project.sql(
      'select kind, due_at <= now() as is_due from public.emails where offer_id = $1',
      [id],
    );
    expect(emails).toEqual([{ kind: 'offer', is_due: true }]);
    expect(await logOf(id)).toEqual([{ action: 'sent', actor_id: PEOPLE.admin, detail: null }]);
  });

  it('Send now sends it once, however often and from whichever page it’s called', async () => {
    const { id, requestId } = await startSending();
    const answers = await Promise.all([1, 2, 3].map(() => offers.sendNow(id, requestId)));
    expect(answers).toMatchObject(answers.map(() => ({ data: '', error: null })));
    expect(await queued(id)).toEqual(['offer']);
    expect(await logOf(id)).toHaveLength(1);
  });

  it('the draft can’t change, be discarded or be sent again', async () => {
    const { id, seen } = await startSending();
    const refused = {
      code: REFUSED,
      message: 'This offer is being sent. Undo sending to change it.',
    };
    expect((await offers.save(id, aDraft())).error).toMatchObject(refused);
    const discarded = await answerTo(admin().rpc('discard_offer', { _offer_id: id, _seen: seen }));
    expect(discarded.error).toMatchObject(refused);
    expect((await offers.startSending(id)).error?.code).toBe(STALE);
  });

  it('another page’s Undo and Send now need the call that sends it', async () => {
    const { id, requestId } = await startSending();
    for (const other of [randomUUID(), null as unknown as string]) {
      expect((await offers.undo(id, other)).error?.code).toBe(STALE);
      expect((await offers.sendNow(id, other)).error?.code).toBe(STALE);
    }
    const { data } = await admin().from('offers').select('send_request_id').eq('id', id).single();
    expect(data).toEqual({ send_request_id: requestId });
  });

  it('a customer who accepts the version before gets it, and the new one is a draft again', async () => {
    const { id, token } = await offers.startSent();
    const next = await offers.revise(id);
    const requestId = randomUUID();
    await offers.startSending(next, { requestId });
    expect((await offers.accept(id, token)).data.outcome).toBe('accepted');
    expect((await offers.sendNow(next, requestId)).data).toBe(
      'The customer accepted version 1. Discard this draft.',
    );
    expect([await offers.statusOf(id), await offers.statusOf(next)]).toEqual(['accepted', 'draft']);
    expect(await queued(next)).toEqual([]);
    const discard = { _offer_id: next, _seen: await offers.versionOf(next) };
    expect((await admin().rpc('discard_offer', discard)).error).toBeNull();
  });

  it('a quote in the trash keeps the offer a draft', async () => {
    const { id, quote } = await startSending();
    await admin().rpc('trash_records', { _type: 'quote', _ids: [quote] });
    await offers.endUndo(id);
    await runJob(project, 'send-offers');
    const { data } = await admin().from('offers').select('status, sends_at').eq('id', id).single();
    expect(data).toEqual({ status: 'draft', sends_at: null });
  });
});
