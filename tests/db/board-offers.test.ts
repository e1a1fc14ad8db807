import { beforeAll, describe, expect, it } from 'vitest';
import { boardLoad, boardReader, clearBoard } from './support/board.ts';
import { aDraft, aLine, offerHelpers } from './support/offers.ts';
import { useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);
const { changes, listed, read, valueOf } = boardReader(project);
const load = (hours: number) => boardLoad(project, hours);

beforeAll(async () => {
  await limitForms(project, 1000, 10_000);
  await clearBoard(project);
});

describe('Offers', () => {
  const draft = (parts: object = {}) =>
    aDraft({ lines: [aLine({ quantity: 1, rate_cents: 50_000 })], ...parts });

  it('offers are open once sent, with their sum by currency and those that end in a day', async () => {
    let first = '';
    expect(
      await changes(async () => {
        await offers.start();
        first = (await offers.startSent({}, 'visitor', draft())).id;
        await offers.startSent({}, 'visitor', draft({ currency: 'CAD' }));
        await offers.endAt(first, `now() + interval '23 hours'`);
      }),
    ).toEqual({
      open_offers: 2,
      open_offers_cents: { USD: 50_000, CAD: 50_000 },
      offers_expiring: 1,
    });
    // A revision replaces the version before it.
    const next = await offers.revise(first);
    await offers.save(next, draft({ lines: [aLine({ quantity: 1, rate_cents: 70_000 })] }));
    await offers.send(next);
    expect(await read()).toMatchObject({
      open_offers: 2,
      open_offers_cents: { USD: 70_000, CAD: 50_000 },
    });
  });

  it('offers are won, declined or expired in 90 days, each counted once', async () => {
    const won = await offers.startSent({}, 'visitor', draft());
    const lost = await offers.startSent({}, 'visitor', draft());
    const ended = await offers.startSent({}, 'visitor', draft());
    const old = await offers.startSent({}, 'visitor', draft());
    await offers.accept(won.id, won.token);
    expect(await read()).toMatchObject({ offers_accepted: 1, offers_answered: 1, win_rate: 1 });
    await offers.decline(lost.id, lost.token);
    await offers.decline(old.id, old.token);
    await offers.endAt(ended.id, `now() - interval '1 minute'`);
    await project.sql('select private.expire_offer($1)', [ended.id]);
    await project.sql(
      `update public.offers set declined_at = now() - interval '91 days' where id = $1`,
      [old.id],
    );
    expect(await read()).toMatchObject({
      offers_accepted: 1,
      offers_answered: 3,
      win_rate: 0.3333,
    });
    // The offer counts as declined until the next version is sent.
    const next = await offers.revise(lost.id);
    expect(await read()).toMatchObject({ offers_answered: 3 });
    await offers.save(next, draft());
    await offers.send(next);
    expect(await read()).toMatchObject({ offers_answered: 2, win_rate: 0.5 });
  });
});

describe('Delivered loads', () => {
  const permitLine = (cents: number) =>
    aLine({ kind: 'permit', description: 'Permit', quantity: 1, unit: 'flat', rate_cents: cents });
  const accepted = async (currency: string) => {
    const lines = [aLine({ quantity: 1, rate_cents: 100_000 }), permitLine(20_000)];
    const offer = await offers.startSent({}, 'visitor', aDraft({ currency, lines }));
    await offers.accept(offer.id, offer.token);
    const [row] = await offers.loadsOf(offer.id);
    return row?.['id'] as string;
  };
  const deliver = async (id: string, at: string) => {
    await project.sql('alter table public.loads disable trigger user');
    await project.sql(
      `update public.loads set status = 'delivered', closed_at = $2 where id = $1`,
      [id, at],
    );
    await project.sql('alter table public.loads enable trigger user');
  };

  it('have a count, the accepted totals, and the date of the oldest', async () => {
    const loads = [await accepted('USD'), await accepted('CAD'), await load(1)];
    const before = await valueOf('delivered');
    for (const [month, id] of loads.entries()) {
      await deliver(id, `2026-0${String(month + 1)}-02T03:04:05Z`);
    }
    expect(await read()).toMatchObject({
      delivered: before + 3,
      delivered_cents: { USD: 120_000, CAD: 120_000 },
      delivered_since: '2026-01-02T03:04:05+00:00',
    });
    expect(await listed('delivered')).toEqual(expect.arrayContaining(loads));
  });
});
