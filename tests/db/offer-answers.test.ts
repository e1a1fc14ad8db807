import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answerTo, offerHelpers, type Outcome } from './support/offers.ts';
import { REFUSED, STALE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);
const { logOf, queued, track } = offers;
const admin = () => project.as('admin');
const refusal = (message: string) => ({ code: REFUSED, message });

beforeAll(() => limitForms(project, 1000, 10_000));

describe('Accepting', () => {
  it('accepting by private link creates one load with everything the offer knows', async () => {
    const { id, token, quote } = await offers.startSent({
      commodity: 'Press crown',
      ready_on: '2026-12-01',
      deliver_by: '2026-12-04',
    });
    await project.as('service').rpc('store_offer_pdf', { _offer_id: id, _pdf: btoa('%PDF-1.7') });

    const { data, error } = await offers.accept(id, token, { _po_number: ' PO-7 ' });

    expect(error).toBeNull();
    const loads = await offers.loadsOf(id);
    expect(loads).toMatchObject([
      {
        title: 'Press crown',
        origin: 'Dayton, OH',
        destination: 'Laredo, TX',
        equipment: 'RGN',
        weight_lbs: 76_400,
        quote_id: quote,
        status: 'planned',
        pickup_time_zone: 'America/New_York',
        delivery_time_zone: 'America/Chicago',
      },
    ]);
    expect([loads[0]?.['length'], loads[0]?.['width']].map(Number)).toEqual([24.5, 12.333333]);
    expect(new Date(loads[0]?.['pickup_at'] as string).toISOString()).toBe(
      '2026-12-01T13:00:00.000Z',
    );
    expect(data).toMatchObject({
      outcome: 'accepted',
      offer: {
        status: 'accepted',
        accepted_name: 'Dana Whitlock',
        po_number: 'PO-7',
        load_id: loads[0]?.['id'],
      },
    });
    const { data: row } = await admin()
      .from('offers')
      .select('accepted_email, pdf_sha256')
      .eq('id', id)
      .single();
    expect(row).toEqual({
      accepted_email: 'jo@example.com',
      pdf_sha256: createHash('sha256').update('%PDF-1.7').digest('hex'),
    });
    expect(await queued(id)).toEqual(['offer', 'offer_accepted', 'offer_accepted_dispatch']);
    // The entry leads to the load.
    expect(await logOf(id)).toMatchObject([
      { action: 'sent', detail: null },
      { action: 'accepted', detail: loads[0]?.['number'] },
    ]);
  });

  it.each([
    ['El Paso, TX 79901', 'Gary IN', 'America/Denver', 'America/Chicago'],
    ['Knoxville, Tenn.', 'Vancouver, BC', 'America/New_York', 'America/Dawson_Creek'],
  ])(
    'gives the load the time zones of its places: %s to %s',
    async (origin, destination, pickup_time_zone, delivery_time_zone) => {
      const { id, token } = await offers.startSent({ origin, destination });
      await offers.accept(id, token);
      expect(await offers.loadsOf(id)).toMatchObject([{ pickup_time_zone, delivery_time_zone }]);
    },
  );

  it('accepting as the signed-in owner records their address, and needs a PO number from a broker', async () => {
    const { id } = await offers.startSent({}, 'broker');
    const bare = await offers.accept(id, null, {}, 'broker');
    expect(bare.error).toMatchObject(refusal('Enter your PO number.'));

    const { data } = await offers.accept(id, null, { _po_number: 'PO-9' }, 'broker');

    expect(data.outcome).toBe('accepted');
    const { data: row } = await admin()
      .from('offers')
      .select('accepted_email')
      .eq('id', id)
      .single();
    expect(row).toEqual({ accepted_email: 'broker@example.com' });
  });

  it('accepting by link needs the PO number too if the quote named one or its owner is a broker', async () => {
    for (const offer of [
      await offers.startSent({ po_number: 'A-1' }),
      await offers.startSent({}, 'broker'),
    ]) {
      const { error } = await offers.accept(offer.id, offer.token);
      expect(error).toMatchObject(refusal('Enter your PO number.'));
    }
  });

  it.each(['', '   ', null, 'a\nb'])('needs a name, not %o', async (name) => {
    const { id, token } = await offers.startSent();
    expect((await offers.accept(id, token, { _name: name })).error).toMatchObject(
      refusal('Enter your name.'),
    );
    expect(await offers.statusOf(id)).toBe('sent');
  });

  it('twice has one effect: the same answer for the same person, a different one for someone else', async () => {
    const { id, token } = await offers.startSent();
    const requestId = randomUUID();
    const tries = [
      await offers.accept(id, token, { _request_id: requestId }),
      await offers.accept(id, token, { _request_id: requestId }),
      await offers.accept(id, token, { _name: 'dana whitlock' }),
      await offers.accept(id, token, { _name: 'Lee Other' }),
      await offers.decline(id, token),
    ];
    expect(tries.map(({ data }) => data.outcome)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'already_accepted',
      'already_accepted',
    ]);
    expect(await offers.loadsOf(id)).toHaveLength(1);
    expect((await logOf(id))?.map(({ action }) => action as string)).toEqual(['sent', 'accepted']);
  });

  it('one second late is refused by the clock, before and after the job has run', async () => {
    const { id, token } = await offers.startSent();
    await offers.endAt(id, "clock_timestamp() - interval '1 second'");
    expect(await offers.statusOf(id)).toBe('sent');
    expect(await track(token)).toMatchObject({ status: 'expired' });

    expect((await offers.accept(id, token)).data).toMatchObject({
      outcome: 'expired',
      offer: { status: 'expired' },
    });
    expect(await offers.statusOf(id)).toBe('expired');
    expect((await offers.accept(id, token)).data.outcome).toBe('expired');
    expect((await offers.decline(id, token)).data.outcome).toBe('expired');
    expect(await offers.loadsOf(id)).toEqual([]);
  });

  it('accepting after a withdrawal or a decline gets that answer', async () => {
    const withdrawn = await offers.startSent();
    expect((await offers.withdraw(withdrawn.id)).error).toBeNull();
    const declined = await offers.startSent();
    expect((await offers.decline(declined.id, declined.token)).data.outcome).toBe('declined');

    expect((await offers.accept(withdrawn.id, withdrawn.token)).data).toMatchObject({
      outcome: 'withdrawn',
      offer: { withdrawal_reason: 'The trailer is gone.' },
    });
    expect((await offers.accept(declined.id, declined.token)).data.outcome).toBe('declined');
    expect([
      ...(await offers.loadsOf(withdrawn.id)),
      ...(await offers.loadsOf(declined.id)),
    ]).toEqual([]);
  });

  it('drafts, a wrong link and another customer’s offer can’t be accepted', async () => {
    const draft = await offers.start();
    const mine = await offers.startSent({}, 'customer');
    const other = await offers.startSent();
    const tries = [
      await offers.accept(draft.id, draft.token),
      await offers.accept(mine.id, other.token),
      await offers.accept(mine.id, 'x'.repeat(32)),
      await offers.accept(mine.id, null),
      await offers.accept(mine.id, null, {}, 'broker'),
      await offers.accept(mine.id, null, {}, 'admin'),
      await offers.decline(mine.id, null, {}, 'driver'),
    ];
    expect(tries.map(({ data }) => data)).toEqual(
      tries.map(() => ({ outcome: 'not_found', offer: null })),
    );
    const { data } = await answerTo(
      project.as('broker').rpc('my_offer', { _quote_id: mine.quote }),
    );
    expect(data).toBeNull();
    const own: Answer = await project.as('customer').rpc('my_offer', { _quote_id: mine.quote });
    expect(own.data).toMatchObject({ id: mine.id, status: 'sent' });
  });

  it('accepting is limited per network, like opening the link', async () => {
    const { id, token } = await offers.startSent();
    await project.sql('update private.settings set rate_limit_per_sender = 1');
    await project.sql('delete from private.rate_limit_counts');
    for (let miss = 0; miss < 6; miss++) await offers.accept(id, 'y'.repeat(32));
    expect((await offers.accept(id, token)).error?.code).toBe('PT429');
    await project.sql('update private.settings set rate_limit_per_sender = 1000');
  });
});

describe('Declining, withdrawing and asking again', () => {
  it('declining needs a reason, and tells dispatch once', async () => {
    const { id, token } = await offers.startSent();
    for (const reason of [null, 'weather']) {
      expect((await offers.decline(id, token, { _reason: reason })).error).toMatchObject(
        refusal('Choose why you decline.'),
      );
    }
    await offers.decline(id, token, { _reason: 'dates', _note: 'Week 50 works.' });
    await offers.decline(id, token, { _reason: 'price' });
    const { data } = await admin()
      .from('offers')
      .select('decline_reason, decline_note')
      .eq('id', id)
      .single();
    expect(data).toEqual({ decline_reason: 'dates', decline_note: 'Week 50 works.' });
    expect(await queued(id)).toEqual(['offer', 'offer_declined']);
  });

  it('withdrawing needs a reason, once, and never happens after acceptance', async () => {
    const { id } = await offers.startSent();
    expect((await offers.withdraw(id, ' ')).error).toMatchObject(
      refusal('Enter a reason. The customer reads it.'),
    );
    const requestId = randomUUID();
    const first = await offers.withdraw(id, 'Gone.', requestId);
    const again = await offers.withdraw(id, 'Gone.', requestId);
    expect([first.error, again.error]).toEqual([null, null]);
    expect((await offers.withdraw(id)).error?.code).toBe(STALE);
    expect(await queued(id)).toEqual(['offer', 'offer_withdrawn']);

    const accepted = await offers.startSent();
    await offers.accept(accepted.id, accepted.token);
    expect((await offers.withdraw(accepted.id)).error).toMatchObject(
      refusal('The customer accepted this offer. Cancel the load instead.'),
    );
  });

  it('dispatch learns once that the customer wants a new offer, and the next version can be accepted', async () => {
    const { id, token } = await offers.startSent();
    const ask = async (): Promise<Answer<Outcome>> =>
      answerTo(project.as('visitor').rpc('request_new_offer', { _offer_id: id, _token: token }));
    expect((await ask()).data).toMatchObject({ outcome: 'sent', offer: { requested_at: null } });
    await offers.endAt(id, "now() - interval '1 minute'");
    expect((await ask()).data.outcome).toBe('expired');
    expect((await ask()).data.offer?.['requested_at']).not.toBeNull();
    expect((await queued(id)).filter((kind) => kind === 'offer_requested')).toHaveLength(1);

    const next = await offers.revise(id);
    await offers.send(next);
    expect((await offers.accept(next, token)).data.outcome).toBe('accepted');
    expect(await offers.statusOf(id)).toBe('expired');
  });
});
