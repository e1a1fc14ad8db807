import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runJob } from './support/jobs.ts';
import { aDraft, aLine, type Answer, answerTo, offerDesk, type Outcome } from './support/offers.ts';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();
const desk = offerDesk(project);
const admin = () => project.as('admin');
const refusal = (message: string) => ({ code: REFUSED, message });

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
});

/** What the customer reads by link. */
const track = async (token: string, version: number | null = null) => {
  const { data } = await answerTo<Record<string, unknown> | null>(
    project.as('visitor').rpc('track_offer', { _token: token, _version: version }),
  );
  return data;
};
const queued = async (id: string) =>
  (
    await project.sql<{ kind: string }>(
      'select kind::text from private.offer_emails where offer_id = $1 order by kind',
      [id],
    )
  ).map(({ kind }) => kind);
const logOf = async (id: string) =>
  (await admin().from('activity_log').select('action, actor_id').eq('record_id', id).order('id'))
    .data;

describe('A draft', () => {
  it('starts from the quote and the settings, with a number per year and one linehaul line', async () => {
    const first = await desk.start({ commodity: 'Press crown', equipment: 'RGN' });
    const second = await desk.start();
    const { data } = await answerTo(
      admin().from('offers').select('*, lines:offer_lines (*)').eq('id', first.id).single(),
    );
    expect(data).toMatchObject({
      number: expect.stringMatching(/^O-\d{4}-\d{5}$/u) as string,
      version: 1,
      status: 'draft',
      commodity: 'Press crown',
      customer_email: 'jo@example.com',
      free_minutes: 120,
      detention_cents: 12_500,
      lines: [
        { kind: 'linehaul', description: 'Linehaul, Dayton, OH to Laredo, TX', rate_cents: null },
      ],
    });
    expect(Number(second.number.slice(-5))).toBe(Number(first.number.slice(-5)) + 1);
  });

  it('is the same for two admins who start it concurrently', async () => {
    const quote = aQuote();
    await project.as('visitor').from('quotes').insert(quote);
    const numbers = await Promise.all(
      [1, 2, 3].map(async () =>
        answerTo(admin().rpc('create_offer', { _quote_id: quote.id, _offer_id: randomUUID() })),
      ),
    );
    expect(new Set(numbers.map(({ data }) => data)).size).toBe(1);
    expect((await admin().from('offers').select('id').eq('quote_id', quote.id)).data).toHaveLength(
      1,
    );
  });

  it('adds up its lines in whole cents, pass-through apart', async () => {
    const { id } = await desk.start();
    await desk.save(
      id,
      aDraft({
        lines: [
          aLine({ quantity: 1012.5, rate_cents: 985 }),
          aLine({ quantity: 3, unit: 'night', rate_cents: 15_000 }),
          aLine({
            kind: 'permit',
            jurisdiction: 'OH',
            quantity: 1,
            rate_cents: 148_500,
            is_pass_through: true,
          }),
        ],
      }),
    );
    const { data } = await admin()
      .from('offers')
      .select('fixed_cents, pass_through_cents, total_cents')
      .eq('id', id)
      .single();
    expect(data).toEqual({
      fixed_cents: 1_042_313,
      pass_through_cents: 148_500,
      total_cents: 1_190_813,
    });
  });

  it.each([
    [{ rate_cents: 0 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: -5 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: 1_000_000_000 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ rate_cents: 1e12 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ quantity: 1000, rate_cents: 1_000_000 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ quantity: 0.004, rate_cents: 100 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: 10.5 }, 'Tarp: enter whole cents.'],
    [{ quantity: 0 }, 'Tarp: enter a quantity above 0.'],
    [{ quantity: -1 }, 'Tarp: enter a quantity above 0.'],
    [{ currency: 'CAD' }, 'All lines of an offer must be in one currency.'],
  ])('refuses a line with %o and keeps what was saved', async (parts, message) => {
    const { id } = await desk.start();
    const before = await desk.versionOf(id);
    const bad = aLine({
      kind: 'accessorial',
      description: 'Tarp',
      quantity: 1,
      unit: 'flat',
      ...parts,
    });

    const { error } = await desk.save(id, aDraft({ lines: [aLine(), bad] }));

    expect(error).toMatchObject(refusal(message));
    expect(await desk.versionOf(id)).toBe(before);
  });

  it('refuses a total of ten digits and terms of zero', async () => {
    const { id } = await desk.start();
    const large = aLine({ quantity: 1, rate_cents: 600_000_000 });
    expect((await desk.save(id, aDraft({ lines: [large, large] }))).error).toMatchObject(
      refusal('The total can’t exceed $9,999,999.99.'),
    );
    expect((await desk.save(id, aDraft({ tonu_cents: 0 }))).error).toMatchObject(
      refusal('TONU: enter an amount above $0.00.'),
    );
  });

  it('holds one currency, whatever writes the lines', async () => {
    const { id } = await desk.start();
    const inCad = project.sql(
      `insert into public.offer_lines (offer_id, position, kind, description, currency)
       values ($1, 9, 'fuel', 'Fuel', 'CAD')`,
      [id],
    );
    await expect(inCad).rejects.toThrow('foreign key');
    await desk.save(id, aDraft({ currency: 'CAD' }));
    const { data } = await admin().from('offer_lines').select('currency').eq('offer_id', id);
    expect(data?.map(({ currency }) => currency as string)).toEqual(['CAD', 'CAD']);
  });

  it('is stale for a colleague who saved an older version; repeating a save changes nothing', async () => {
    const { id } = await desk.start();
    const seen = await desk.versionOf(id);
    const call = { _offer_id: id, _seen: seen, _save_id: randomUUID(), _offer: aDraft() };
    const saved = await answerTo<string>(admin().rpc('save_offer', call));
    expect(saved.error).toBeNull();

    expect((await desk.save(id, aDraft({ message: 'Mine' }), seen)).error?.code).toBe(STALE);
    const again = await answerTo(admin().rpc('save_offer', call));
    expect(again).toMatchObject({ error: null, data: saved.data });
    expect(await desk.versionOf(id)).toBe(saved.data);
  });

  it('can be discarded, and the version before is the latest again', async () => {
    const { id } = await desk.startSent();
    const draft = await desk.revise(id);
    const seen = await desk.versionOf(draft);
    await desk.save(draft, aDraft());
    const discard = async (_seen: string): Promise<Answer> =>
      answerTo(admin().rpc('discard_offer', { _offer_id: draft, _seen }));
    expect((await discard(seen)).error?.code).toBe(STALE);
    expect((await discard(await desk.versionOf(draft))).error).toBeNull();
    const { data } = await admin().from('offers').select('id, is_latest').eq('id', id);
    expect(data).toEqual([{ id, is_latest: true }]);
  });
});

describe('Sending', () => {
  it.each([
    [{ lines: [] }, 'Add a line before you send the offer.'],
    [{ lines: [aLine({ rate_cents: null })] }, 'Line 1 needs a description and a rate.'],
    [{ lines: [aLine(), aLine({ description: '' })] }, 'Line 2 needs a description and a rate.'],
    [{ valid_until: '2026-01-01T00:00:00Z' }, 'Choose a date in the future for “Valid until”.'],
    [{ valid_until: null }, 'Choose a date in the future for “Valid until”.'],
    [{ width: 0 }, 'Enter the size and weight that this price assumes.'],
    [{ weight_lbs: null }, 'Enter the size and weight that this price assumes.'],
  ])('refuses %o', async (parts, message) => {
    const { id } = await desk.start();
    expect((await desk.save(id, aDraft(parts))).error).toBeNull();
    expect((await desk.send(id)).error).toMatchObject(refusal(message));
    expect(await desk.statusOf(id)).toBe('draft');
  });

  it('stops the reply clock, queues one email and is logged, also when repeated', async () => {
    const { id, quote } = await desk.start();
    await desk.save(id, aDraft());
    const seen = await desk.versionOf(id);
    const sendId = randomUUID();
    const first = await desk.send(id, { seen, sendId });
    const second = await desk.send(id, { seen, sendId });
    expect([first.error, second.error]).toEqual([null, null]);
    expect(second.data).toBe(first.data);
    expect((await desk.send(id, { seen })).error?.code).toBe(STALE);

    const { data } = await admin()
      .from('quotes')
      .select('replied_at, status')
      .eq('id', quote)
      .single();
    expect(data).toEqual({ replied_at: expect.any(String) as string, status: 'reviewed' });
    expect(await queued(id)).toEqual(['offer']);
    expect(await logOf(id)).toEqual([{ action: 'sent', actor_id: PEOPLE.admin }]);
  });

  it('is refused while the quote is in the trash', async () => {
    const { id, quote } = await desk.start();
    await desk.save(id, aDraft());
    await admin().rpc('trash_records', { _type: 'quote', _ids: [quote] });
    expect((await desk.send(id)).error).toMatchObject(
      refusal('The quote of this offer is in the trash. Restore it first.'),
    );
  });

  it('makes the version immutable, also for the owner of the table', async () => {
    const { id } = await desk.startSent();
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
    expect((await desk.save(id, aDraft())).error).toMatchObject(refusal(frozen));
    await expect(
      project.sql("update public.offers set status = 'draft', sent_at = null where id = $1", [id]),
    ).rejects.toThrow(frozen);
  });
});

describe('Revising', () => {
  it('makes a draft of the next version, and sending it supersedes the one before', async () => {
    const { id, token } = await desk.startSent();
    const next = await desk.revise(id);
    expect(await track(token)).toMatchObject({ version: 1, latest_version: 1, status: 'sent' });

    await desk.send(next);

    expect([await desk.statusOf(id), await desk.statusOf(next)]).toEqual(['superseded', 'sent']);
    expect(await track(token)).toMatchObject({ version: 2, status: 'sent' });
    expect(await track(token, 1)).toMatchObject({
      version: 1,
      latest_version: 2,
      status: 'superseded',
    });
    expect((await desk.accept(id, token)).data).toMatchObject({ outcome: 'superseded' });
    expect(await desk.loadsOf(id)).toEqual([]);
  });

  it('gives one of two admins the draft and the other a stale error; repeating the id is fine', async () => {
    const { id } = await desk.startSent();
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

  it('is refused for a draft, and once the customer has accepted', async () => {
    const { id, token } = await desk.startSent();
    const draft = await desk.revise(id);
    await expect(desk.revise(draft)).rejects.toThrow('This version is still a draft.');

    expect((await desk.accept(id, token)).data.outcome).toBe('accepted');

    expect((await desk.send(draft)).error).toMatchObject(
      refusal('The customer accepted version 1. Discard this draft.'),
    );
    await admin().rpc('discard_offer', { _offer_id: draft, _seen: await desk.versionOf(draft) });
    await expect(desk.revise(id)).rejects.toThrow('It can’t be revised.');
  });
});

describe('Accepting', () => {
  it('by private link creates one load with everything it knows', async () => {
    const { id, token, quote } = await desk.startSent({
      commodity: 'Press crown',
      ready_on: '2026-12-01',
      deliver_by: '2026-12-04',
    });
    await project.as('service').rpc('store_offer_pdf', { _offer_id: id, _pdf: btoa('%PDF-1.7') });

    const { data, error } = await desk.accept(id, token, { _po_number: ' PO-7 ' });

    expect(error).toBeNull();
    const loads = await desk.loadsOf(id);
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
    expect((await logOf(id))?.map(({ action }) => action as string)).toEqual(['sent', 'accepted']);
  });

  it('as the signed-in owner records their address, and needs a PO number from a broker', async () => {
    const { id } = await desk.startSent({}, 'broker');
    const bare = await desk.accept(id, null, {}, 'broker');
    expect(bare.error).toMatchObject(refusal('Enter your PO number.'));

    const { data } = await desk.accept(id, null, { _po_number: 'PO-9' }, 'broker');

    expect(data.outcome).toBe('accepted');
    const { data: row } = await admin()
      .from('offers')
      .select('accepted_email')
      .eq('id', id)
      .single();
    expect(row).toEqual({ accepted_email: 'broker@example.com' });
  });

  it('by link needs the PO number too if the quote named one or its owner is a broker', async () => {
    for (const offer of [
      await desk.startSent({ po_number: 'A-1' }),
      await desk.startSent({}, 'broker'),
    ]) {
      const { error } = await desk.accept(offer.id, offer.token);
      expect(error).toMatchObject(refusal('Enter your PO number.'));
    }
  });

  it.each(['', '   ', null, 'a\nb'])('needs a name, not %o', async (name) => {
    const { id, token } = await desk.startSent();
    expect((await desk.accept(id, token, { _name: name })).error).toMatchObject(
      refusal('Enter your name.'),
    );
    expect(await desk.statusOf(id)).toBe('sent');
  });

  it('twice has one effect: the same answer for the same person, another for someone else', async () => {
    const { id, token } = await desk.startSent();
    const answerId = randomUUID();
    const tries = [
      await desk.accept(id, token, { _answer_id: answerId }),
      await desk.accept(id, token, { _answer_id: answerId }),
      await desk.accept(id, token, { _name: 'dana whitlock' }),
      await desk.accept(id, token, { _name: 'Lee Other' }),
      await desk.decline(id, token),
    ];
    expect(tries.map(({ data }) => data.outcome)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'already_accepted',
      'already_accepted',
    ]);
    expect(await desk.loadsOf(id)).toHaveLength(1);
    expect((await logOf(id))?.map(({ action }) => action as string)).toEqual(['sent', 'accepted']);
  });

  it('one second late is refused by the clock, before and after the job has run', async () => {
    const { id, token } = await desk.startSent();
    await desk.endAt(id, "clock_timestamp() - interval '1 second'");
    expect(await desk.statusOf(id)).toBe('sent');
    expect(await track(token)).toMatchObject({ status: 'expired' });

    expect((await desk.accept(id, token)).data).toMatchObject({
      outcome: 'expired',
      offer: { status: 'expired' },
    });
    expect(await desk.statusOf(id)).toBe('expired');
    expect((await desk.accept(id, token)).data.outcome).toBe('expired');
    expect((await desk.decline(id, token)).data.outcome).toBe('expired');
    expect(await desk.loadsOf(id)).toEqual([]);
  });

  it('after a withdrawal or a decline gets that answer', async () => {
    const withdrawn = await desk.startSent();
    expect((await desk.withdraw(withdrawn.id)).error).toBeNull();
    const declined = await desk.startSent();
    expect((await desk.decline(declined.id, declined.token)).data.outcome).toBe('declined');

    expect((await desk.accept(withdrawn.id, withdrawn.token)).data).toMatchObject({
      outcome: 'withdrawn',
      offer: { withdrawal_reason: 'The trailer is gone.' },
    });
    expect((await desk.accept(declined.id, declined.token)).data.outcome).toBe('declined');
    expect([...(await desk.loadsOf(withdrawn.id)), ...(await desk.loadsOf(declined.id))]).toEqual(
      [],
    );
  });

  it('is not possible for drafts, with a wrong link, or for another customer', async () => {
    const draft = await desk.start();
    const mine = await desk.startSent({}, 'customer');
    const other = await desk.startSent();
    const tries = [
      await desk.accept(draft.id, draft.token),
      await desk.accept(mine.id, other.token),
      await desk.accept(mine.id, 'x'.repeat(32)),
      await desk.accept(mine.id, null),
      await desk.accept(mine.id, null, {}, 'broker'),
      await desk.accept(mine.id, null, {}, 'admin'),
      await desk.decline(mine.id, null, {}, 'driver'),
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

  it('is limited per network, like opening the link', async () => {
    const { id, token } = await desk.startSent();
    await project.sql('update private.settings set rate_limit_per_sender = 1');
    await project.sql('delete from private.rate_limit_counts');
    for (let miss = 0; miss < 6; miss++) await desk.accept(id, 'y'.repeat(32));
    expect((await desk.accept(id, token)).error?.code).toBe('PT429');
    await project.sql('update private.settings set rate_limit_per_sender = 1000');
  });
});

describe('Declining, withdrawing and asking again', () => {
  it('needs a reason to decline, and tells dispatch once', async () => {
    const { id, token } = await desk.startSent();
    expect((await desk.decline(id, token, { _reason: null })).error).toMatchObject(
      refusal('Choose why you decline.'),
    );
    await desk.decline(id, token, { _reason: 'dates', _note: 'Week 50 works.' });
    await desk.decline(id, token, { _reason: 'price' });
    const { data } = await admin()
      .from('offers')
      .select('decline_reason, decline_note')
      .eq('id', id)
      .single();
    expect(data).toEqual({ decline_reason: 'dates', decline_note: 'Week 50 works.' });
    expect(await queued(id)).toEqual(['offer', 'offer_declined']);
  });

  it('needs a reason to withdraw, once, and never after acceptance', async () => {
    const { id } = await desk.startSent();
    expect((await desk.withdraw(id, ' ')).error).toMatchObject(
      refusal('Enter a reason. The customer reads it.'),
    );
    const withdrawId = randomUUID();
    const first = await desk.withdraw(id, 'Gone.', withdrawId);
    const again = await desk.withdraw(id, 'Gone.', withdrawId);
    expect([first.error, again.error]).toEqual([null, null]);
    expect((await desk.withdraw(id)).error?.code).toBe(STALE);
    expect(await queued(id)).toEqual(['offer', 'offer_withdrawn']);

    const accepted = await desk.startSent();
    await desk.accept(accepted.id, accepted.token);
    expect((await desk.withdraw(accepted.id)).error).toMatchObject(
      refusal('The customer accepted this offer. Cancel the load instead.'),
    );
  });

  it('tells dispatch once that the customer wants a new offer, and the next version can be accepted', async () => {
    const { id, token } = await desk.startSent();
    const ask = async (): Promise<Answer<Outcome>> =>
      answerTo(project.as('visitor').rpc('request_new_offer', { _offer_id: id, _token: token }));
    expect((await ask()).data).toMatchObject({ outcome: 'sent', offer: { requested_at: null } });
    await desk.endAt(id, "now() - interval '1 minute'");
    expect((await ask()).data.outcome).toBe('expired');
    expect((await ask()).data.offer?.['requested_at']).not.toBeNull();
    expect((await queued(id)).filter((kind) => kind === 'offer_requested')).toHaveLength(1);

    const next = await desk.revise(id);
    await desk.send(next);
    expect((await desk.accept(next, token)).data.outcome).toBe('accepted');
    expect(await desk.statusOf(id)).toBe('expired');
  });
});

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
    expect((await logOf(late.id))?.at(-1)).toEqual({ action: 'expired', actor_id: null });
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

  it('lists what no browser sent after two minutes, and nothing that no longer makes sense', async () => {
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

describe('The PDF', () => {
  it('is stored once per sent version, and its hash is part of the acceptance', async () => {
    const { id, token } = await desk.startSent();
    const store = async (_offer_id: string, text: string): Promise<Answer<string>> =>
      answerTo(project.as('service').rpc('store_offer_pdf', { _offer_id, _pdf: btoa(text) }));
    expect((await desk.accept(id, token)).data.outcome).toBe('accepted');
    expect((await store(id, 'first')).error).toBeNull();
    expect(atob((await store(id, 'second')).data)).toBe('first');
    const { data } = await admin().from('offers').select('pdf_sha256').eq('id', id).single();
    expect(data?.pdf_sha256).toBe(createHash('sha256').update('first').digest('hex'));
    const draft = await desk.start();
    expect((await store(draft.id, 'x')).error?.code).toBe(REFUSED);
  });

  it('is reachable for our functions only', async () => {
    const { id } = await desk.startSent();
    for (const name of ['offer_pdf', 'offer_for_pdf', 'claim_offer_email', 'queued_offer_emails']) {
      for (const caller of ['visitor', 'customer', 'driver', 'admin'] as const) {
        const { error } = await project
          .as(caller)
          .rpc(name, { _offer_id: id, ...(name === 'claim_offer_email' && { _kind: 'offer' }) });
        expect([name, caller, error?.code]).toEqual([name, caller, FORBIDDEN]);
      }
    }
  });
});

describe('A price', () => {
  const WITHOUT_PRICES = ['visitor', 'broker', 'carrier', 'pilot', 'driver', 'moderator'] as const;
  /** As no other number in the data. */
  const CENTS = 7_654_321;

  it('reaches no driver, pilot-car operator, carrier or moderator, even of the accepted load', async () => {
    const { id, token, quote, number } = await desk.startSent(
      { po_number: 'PO-77', commodity: 'Priceless crown' },
      'customer',
      aDraft({ lines: [aLine({ quantity: 1, rate_cents: CENTS })] }),
    );
    await desk.accept(id, token, { _po_number: 'PO-77' });
    const [load] = await desk.loadsOf(id);
    const loadId = load?.['id'] as string;
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      loadId,
      PEOPLE.driver,
    ]);
    await project.sql(
      "insert into public.load_escorts (load_id, pilot_id, position, status) values ($1, $2, 'lead', 'accepted')",
      [loadId, PEOPLE.pilot],
    );
    const exposed = await project.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p', 'v') and not relispartition and relname <> 'quotes'`,
    );
    for (const caller of WITHOUT_PRICES) {
      const client = project.as(caller);
      const read: unknown[] = [];
      for (const { name } of exposed) read.push((await client.from(name).select('*')).data);
      for (const [name, args] of [
        ['my_offer', { _quote_id: quote }],
        ['track_offer', { _token: quote }],
        ['offer_status_counts', {}],
        ['admin_search', { _text: 'Priceless' }],
        ['admin_search', { _text: number }],
        ['load_people', { _load_ids: [loadId] }],
        ['load_readiness', { _load_ids: [loadId] }],
        ['my_escort_offers', {}],
        ['latest_activity', { _limit: 100 }],
      ] as const) {
        const { data } = (await client.rpc(name, args)) as Answer;
        read.push(
          name === 'admin_search'
            ? (data as { kind: string }[] | null)?.filter(({ kind }) => kind === 'offer')
            : data,
        );
      }
      const text = JSON.stringify(read);
      expect([caller, text.includes(String(CENTS)), text.includes(number)]).toEqual([
        caller,
        false,
        false,
      ]);
    }
    const seen = await project.as('driver').from('loads').select('*').eq('id', loadId).single();
    expect(JSON.stringify(seen.data)).not.toContain(String(CENTS));
    const found = await admin().rpc('admin_search', { _text: number });
    expect(found.data).toMatchObject([{ kind: 'offer', id }]);
    const { data: files } = await project
      .sql('select count(*)::integer as count from storage.objects where name like $1', [`%${id}%`])
      .then((rows) => ({ data: rows }));
    expect(files).toEqual([{ count: 0 }]);
  });

  it('arrives on no channel of anyone but an admin', async () => {
    const heard: Partial<Record<Caller, unknown[]>> = {};
    const listen = async (caller: Caller, topic: string) => {
      const changes: unknown[] = (heard[caller] = []);
      const channel = project.as(caller).channel(topic, { config: { private: true } });
      for (const table of ['offers', 'offer_lines', 'loads']) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
          changes.push(change),
        );
      }
      await new Promise((resolve) => channel.subscribe(resolve));
    };
    await listen('admin', 'admin:console');
    await listen('moderator', 'admin:console');
    for (const caller of ['customer', 'driver', 'pilot', 'carrier'] as const) {
      await listen(caller, `person:${PEOPLE[caller]}`);
    }
    const { id } = await desk.startSent(
      {},
      'customer',
      aDraft({ lines: [aLine({ quantity: 1, rate_cents: CENTS })] }),
    );
    await vi.waitFor(() => expect(JSON.stringify(heard.admin)).toContain('"status":"sent"'), {
      timeout: 10_000,
    });
    for (const [caller, changes] of Object.entries(heard)) {
      if (caller !== 'admin')
        expect([caller, JSON.stringify(changes).includes(id)]).toEqual([caller, false]);
    }
    for (const caller of Object.keys(heard)) await project.as(caller as Caller).removeAllChannels();
  });
});

it('refuses every function of the desk to everyone but admins', async () => {
  const { id, quote } = await desk.start();
  const seen = await desk.versionOf(id);
  const calls = {
    create_offer: { _quote_id: quote, _offer_id: randomUUID() },
    save_offer: { _offer_id: id, _seen: seen, _save_id: randomUUID(), _offer: aDraft() },
    discard_offer: { _offer_id: id, _seen: seen },
    revise_offer: { _offer_id: id, _new_id: randomUUID() },
    send_offer: { _offer_id: id, _seen: seen, _send_id: randomUUID() },
    withdraw_offer: { _offer_id: id, _withdraw_id: randomUUID(), _reason: 'A' },
  };
  for (const caller of ['visitor', 'customer', 'broker', 'driver', 'moderator'] as const) {
    for (const [name, args] of Object.entries(calls)) {
      const { error } = await project.as(caller).rpc(name, args);
      expect([caller, name, error?.code]).toEqual([caller, name, FORBIDDEN]);
    }
  }
});

it('outlives its quote only if it was accepted, and can’t be deleted then', async () => {
  const open = await desk.startSent();
  const accepted = await desk.startSent();
  await desk.accept(accepted.id, accepted.token);
  await project.sql('update public.loads set quote_id = null where offer_id = $1', [accepted.id]);
  for (const { quote } of [open, accepted]) {
    expect((await deleteFromTrash(project, 'quotes', quote)).error).toBeNull();
  }
  expect([await desk.statusOf(open.id), await desk.statusOf(accepted.id)]).toEqual([
    undefined,
    'accepted',
  ]);
  await expect(
    project.sql('delete from public.offers where id = $1', [accepted.id]),
  ).rejects.toThrow('An accepted offer is a contract');
});
