import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLine, offerHelpers } from './support/offers.ts';
import { PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);
const { logOf, queued, track } = offers;
const admin = () => project.as('admin');
const refusal = (message: string) => ({ code: REFUSED, message });

beforeAll(() => limitForms(project, 1000, 10_000));

describe('Sending', () => {
  it.each([
    [{ lines: [] }, 'Add a line before you send the offer.'],
    [
      { lines: [aLine({ rate_cents: null })] },
      'Line 1 (Linehaul, Dayton to Laredo) needs a description and a rate.',
    ],
    [{ lines: [aLine(), aLine({ description: '' })] }, 'Line 2 needs a description and a rate.'],
    [{ valid_until: '2026-01-01T00:00:00Z' }, 'Choose a date in the future for “Valid until”.'],
    [{ valid_until: null }, 'Choose a date in the future for “Valid until”.'],
    [{ width: 0 }, 'Enter the size and weight that this price assumes.'],
    [{ equipment: '' }, 'Choose the trailer.'],
    [{ equipment: ' recommend one' }, 'Choose the trailer.'],
    [{ weight_lbs: null }, 'Enter the size and weight that this price assumes.'],
  ])('refuses %o', async (parts, message) => {
    const { id } = await offers.start();
    expect((await offers.save(id, aDraft(parts))).error).toBeNull();
    expect((await offers.send(id)).error).toMatchObject(refusal(message));
    expect(await offers.statusOf(id)).toBe('draft');
  });

  it('stops the reply clock, queues one email and is logged, even when repeated', async () => {
    const { id, quote } = await offers.start();
    await offers.save(id, aDraft());
    const seen = await offers.versionOf(id);
    const requestId = randomUUID();
    const first = await offers.send(id, { seen, requestId });
    const second = await offers.send(id, { seen, requestId });
    expect([first.error, second.error]).toEqual([null, null]);
    expect((await offers.send(id, { seen })).error?.code).toBe(STALE);

    const { data } = await admin()
      .from('quotes')
      .select('replied_at, status')
      .eq('id', quote)
      .single();
    expect(data).toEqual({ replied_at: expect.any(String) as string, status: 'reviewed' });
    expect(await queued(id)).toEqual(['offer']);
    expect(await logOf(id)).toEqual([{ action: 'sent', actor_id: PEOPLE.admin, detail: null }]);
  });

  it('sending is refused while the quote is in the trash', async () => {
    const { id, quote } = await offers.start();
    await offers.save(id, aDraft());
    await admin().rpc('trash_records', { _type: 'quote', _ids: [quote] });
    expect((await offers.send(id)).error).toMatchObject(
      refusal('The quote of this offer is in the trash. Restore it first.'),
    );
  });

  it('makes the version immutable, even for the owner of the table', async () => {
    const { id } = await offers.startSent();
    const frozen = 'This version was sent and can’t change. Revise the offer instead.';
    for (const [table, key, change] of [
      ['offers', 'id', 'tonu_cents = 1'],
      ['offers', 'id', "valid_until = now() + interval '1 year'"],
      ['offers', 'id', 'fixed_cents = 1'],
      ['offer_lines', 'offer_id', 'rate_cents = 1'],
    ]) {
      const written = project.sql(
        `update public.${String(table)} set ${String(change)} where ${String(key)} = $1`,
        [id],
      );
      await expect(written).rejects.toThrow(frozen);
    }
    await expect(
      project.sql('delete from public.offer_lines where offer_id = $1', [id]),
    ).rejects.toThrow(frozen);
    expect((await offers.save(id, aDraft())).error).toMatchObject(refusal(frozen));
    await expect(
      project.sql("update public.offers set status = 'draft', sent_at = null where id = $1", [id]),
    ).rejects.toThrow(frozen);
  });
});

describe('Revising', () => {
  it('makes a draft of the next version, and sending it supersedes the one before', async () => {
    const { id, token } = await offers.startSent();
    const next = await offers.revise(id);
    expect(await track(token)).toMatchObject({ version: 1, latest_version: 1, status: 'sent' });

    await offers.send(next);

    expect([await offers.statusOf(id), await offers.statusOf(next)]).toEqual([
      'superseded',
      'sent',
    ]);
    expect(await track(token)).toMatchObject({ version: 2, status: 'sent' });
    expect(await track(token, 1)).toMatchObject({
      version: 1,
      latest_version: 2,
      status: 'superseded',
    });
    expect((await offers.accept(id, token)).data).toMatchObject({ outcome: 'superseded' });
    expect(await offers.loadsOf(id)).toEqual([]);
  });

  it('gives one of two admins the draft and the other a stale error; a repeat with the same id succeeds', async () => {
    const { id } = await offers.startSent();
    const ids = [randomUUID(), randomUUID()];
    const answers = await Promise.all(
      ids.map(async (_new_id) => admin().rpc('revise_offer', { _offer_id: id, _new_id })),
    );
    const codes = answers.map(({ error }) => error?.code);
    expect([...codes].sort()).toEqual([STALE, undefined].sort());
    const winner = ids[codes.indexOf(undefined)];
    const again = await admin().rpc('revise_offer', {
      _offer_id: id,
      _new_id: winner,
    });
    expect(again).toMatchObject({ error: null, data: 2 });
  });

  it('revising is refused for a draft, and once the customer has accepted', async () => {
    const { id, token } = await offers.startSent();
    const draft = await offers.revise(id);
    await expect(offers.revise(draft)).rejects.toThrow('This version is still a draft.');

    expect((await offers.accept(id, token)).data.outcome).toBe('accepted');

    expect((await offers.send(draft)).error).toMatchObject(
      refusal('The customer accepted version 1. Discard this draft.'),
    );
    await admin().rpc('discard_offer', { _offer_id: draft, _seen: await offers.versionOf(draft) });
    await expect(offers.revise(id)).rejects.toThrow('It can’t be revised.');
  });
});
