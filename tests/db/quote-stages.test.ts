import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedLoads } from './support/accepted-loads.ts';
import { answerTo, offerHelpers } from './support/offers.ts';
import { type Caller, FORBIDDEN, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const offers = offerHelpers(project);
const loads = acceptedLoads(project);

interface Stage {
  offer: { status: string; total_cents: number; currency: string; valid_until: string } | null;
  load: { number: string; status: string } | null;
}

beforeAll(() => limitForms(project, 1000, 10_000));

const stagesOf = async (quotes: string[], caller: Caller = 'customer') =>
  answerTo<{ quote_id: string; stage: Stage }[]>(
    project.as(caller).rpc('my_quote_stages', { _quote_ids: quotes }),
  );
const stageOf = async (quote: string) => (await stagesOf([quote])).data[0]?.stage;
const byLink = async (token: string) => {
  const { data } = await answerTo<{ stage: Stage }[]>(
    project.as('visitor').rpc('track_quote', { _token: token }),
  );
  return data[0]?.stage;
};

describe('The stage of a quote', () => {
  it('the newest sent offer is the stage, for the customer and by private link', async () => {
    const draft = await offers.start({}, 'customer');
    expect(await stageOf(draft.quote)).toEqual({ offer: null, load: null });

    const { id, quote, token } = await offers.startSent({}, 'customer');
    const sent = await stageOf(quote);
    expect(sent).toMatchObject({ offer: { status: 'sent', currency: 'USD' }, load: null });
    expect(sent?.offer?.total_cents).toBeGreaterThan(0);
    expect(await byLink(token)).toEqual(sent);
    // A revision that isn't sent yet changes nothing for the customer.
    await offers.revise(id);
    expect(await stageOf(quote)).toEqual(sent);
    await offers.endAt(id, "now() - interval '1 minute'");
    expect(await stageOf(quote)).toMatchObject({ offer: { status: 'expired' } });

    const declined = await offers.startSent({}, 'customer');
    await offers.decline(declined.id, declined.token);
    expect(await stageOf(declined.quote)).toMatchObject({ offer: { status: 'declined' } });
  });

  it('has the load once there is one, and a canceled load only if there is no other', async () => {
    const { quote, load, token } = await loads.accept();
    const numberOf = async (id: string) =>
      (
        await project.sql<{ number: string }>('select number from public.loads where id = $1', [id])
      )[0]?.number;
    const first = { number: await numberOf(load), status: 'planned' };
    expect(await stageOf(quote)).toMatchObject({ offer: { status: 'accepted' }, load: first });
    expect(await byLink(token)).toMatchObject({ load: first });

    await project.sql("update public.loads set status = 'cancelled' where id = $1", [load]);
    expect(await stageOf(quote)).toMatchObject({ load: { ...first, status: 'cancelled' } });
    const second = await project
      .as('admin')
      .from('loads')
      .insert({
        title: 'Press crown',
        origin: 'Dayton, OH',
        destination: 'Gary, IN',
        equipment: 'RGN',
        quote_id: quote,
      })
      .select('number')
      .single<{ number: string }>();
    expect(second.error).toBeNull();
    expect(await stageOf(quote)).toMatchObject({
      load: { number: second.data?.number, status: 'planned' },
    });
    await project.sql(
      "update public.loads set status = case id when $1 then 'planned' else 'cancelled' end::public.load_status where quote_id = $2",
      [load, quote],
    );
    expect(await stageOf(quote)).toMatchObject({ load: first });
  });

  it('only the account that sent the quote sees the stage', async () => {
    const { quote } = await offers.startSent({}, 'customer');
    for (const caller of ['broker', 'driver', 'admin'] as const) {
      expect((await stagesOf([quote], caller)).data).toEqual([]);
    }
    const { error } = await stagesOf([quote], 'visitor');
    expect(error?.code).toBe(FORBIDDEN);
    const inside = await project.as('customer').rpc('quote_stage', { _quote_id: quote });
    expect(inside.error).not.toBeNull();
  });
});
