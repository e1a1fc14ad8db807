import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aDraft, aLine, type Answer, answerTo, offerHelpers } from './support/offers.ts';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();
const offers = offerHelpers(project);
const admin = () => project.as('admin');

beforeAll(() => limitForms(project, 1000, 10_000));

describe('The PDF', () => {
  it('the PDF is stored once per sent version, and its hash is part of the acceptance', async () => {
    const { id, token } = await offers.startSent();
    const store = async (_offer_id: string, text: string): Promise<Answer<string>> =>
      answerTo(project.as('service').rpc('store_offer_pdf', { _offer_id, _pdf: btoa(text) }));
    expect((await offers.accept(id, token)).data.outcome).toBe('accepted');
    expect((await store(id, 'first')).error).toBeNull();
    expect(atob((await store(id, 'second')).data)).toBe('first');
    const { data } = await admin().from('offers').select('pdf_sha256').eq('id', id).single();
    expect(data?.pdf_sha256).toBe(createHash('sha256').update('first').digest('hex'));
    const draft = await offers.start();
    expect((await store(draft.id, 'x')).error?.code).toBe(REFUSED);
  });

  it('can be read only by our functions', async () => {
    const { id } = await offers.startSent();
    for (const name of ['offer_pdf', 'offer_for_pdf']) {
      for (const caller of ['visitor', 'customer', 'driver', 'admin'] as const) {
        const { error } = await project.as(caller).rpc(name, { _offer_id: id });
        expect([name, caller, error?.code]).toEqual([name, caller, FORBIDDEN]);
      }
    }
  });
});

describe('A price', () => {
  const WITHOUT_PRICES = ['visitor', 'broker', 'pilot', 'driver', 'moderator'] as const;
  /** Unlike any other number in the data. */
  const CENTS = 7_654_321;
  const COST = 6_543_217;

  describe('of an accepted offer', () => {
    let id: string;
    let quote: string;
    let number: string;
    let load: string;
    let exposed: { name: string }[];

    beforeAll(async () => {
      const offer = await offers.startSent(
        { po_number: 'PO-77', commodity: 'Priceless crown' },
        'customer',
        aDraft({ lines: [aLine({ quantity: 1, rate_cents: CENTS, cost_cents: COST })] }),
      );
      ({ id, quote, number } = offer);
      await offers.accept(id, offer.token, { _po_number: 'PO-77' });
      load = (await offers.loadsOf(id))[0]?.['id'] as string;
      await project.sql('update public.loads set driver_id = $2 where id = $1', [
        load,
        PEOPLE.driver,
      ]);
      await project.sql(
        "insert into public.load_escorts (load_id, pilot_id, position, status) values ($1, $2, 'lead', 'accepted')",
        [load, PEOPLE.pilot],
      );
      exposed = await project.sql<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'p', 'v') and not relispartition and relname <> 'quotes'`,
      );
    });

    it.each(WITHOUT_PRICES)(
      'can’t be reached by a %s through any table or function',
      async (caller) => {
        const client = project.as(caller);
        const read: unknown[] = [];
        for (const { name } of exposed) read.push((await client.from(name).select('*')).data);
        for (const [name, args] of [
          ['my_offer', { _quote_id: quote }],
          ['track_offer', { _token: quote }],
          ['offer_status_counts', {}],
          ['admin_search', { _text: 'Priceless' }],
          ['admin_search', { _text: number }],
          ['load_people', { _load_ids: [load] }],
          ['load_start_problems', { _load_id: load }],
          ['my_escort_jobs', {}],
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
        for (const secret of [String(CENTS), String(COST), number]) {
          expect(text).not.toContain(secret);
        }
      },
    );

    it('its customer reads it, but not what it costs us or how we estimated it', async () => {
      for (const caller of ['customer', 'visitor'] as const) {
        const tables = ['offer_line_estimates', 'price_settings', 'offer_lines'];
        const read = await Promise.all(
          tables.map((table) =>
            answerTo<unknown[] | null>(project.as(caller).from(table).select('*')),
          ),
        );
        expect(read.flatMap(({ data }) => data ?? [])).toEqual([]);
      }
      const { data } = await answerTo(project.as('customer').rpc('my_offer', { _quote_id: quote }));
      const text = JSON.stringify(data);
      expect(text).toContain(String(CENTS));
      for (const secret of [String(COST), 'is_estimate', '"source"', 'cost_cents', 'estimate"']) {
        expect(text).not.toContain(secret);
      }
      const { data: estimates } = await admin()
        .from('offer_line_estimates')
        .select('cost_cents')
        .eq('offer_id', id);
      expect(estimates).toEqual([{ cost_cents: COST }]);
    });

    it('isn’t in the load that its driver reads', async () => {
      const seen = await project.as('driver').from('loads').select('*').eq('id', load).single();
      expect(seen.data).toMatchObject({ id: load });
      expect(JSON.stringify(seen.data)).not.toContain(String(CENTS));
    });

    it('admins find the price of an accepted offer, and no stored file has it', async () => {
      const found = await admin().rpc('admin_search', { _text: number });
      expect(found.data).toMatchObject([{ kind: 'offer', id }]);
      expect(
        await project.sql(
          'select count(*)::integer as count from storage.objects where name like $1',
          [`%${id}%`],
        ),
      ).toEqual([{ count: 0 }]);
    });
  });

  it('arrives only on admins’ channels', async () => {
    const heard: Partial<Record<Caller, unknown[]>> = {};
    const listen = async (caller: Caller, topic: string) => {
      const changes: unknown[] = (heard[caller] = []);
      const channel = (await project.listeningAs(caller)).channel(topic, {
        config: { private: true },
      });
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
    const { id } = await offers.startSent(
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

it('functions for offers refuse everyone but admins', async () => {
  const { id, quote } = await offers.start();
  const seen = await offers.versionOf(id);
  const calls = {
    create_offer: { _quote_id: quote, _offer_id: randomUUID() },
    save_offer: { _offer_id: id, _seen: seen, _request_id: randomUUID(), _offer: aDraft() },
    discard_offer: { _offer_id: id, _seen: seen },
    revise_offer: { _offer_id: id, _new_id: randomUUID() },
    send_offer: { _offer_id: id, _seen: seen, _request_id: randomUUID() },
    send_offer_now: { _offer_id: id, _request_id: randomUUID() },
    undo_send_offer: { _offer_id: id, _request_id: randomUUID() },
    similar_offers: { _offer_id: id },
    withdraw_offer: { _offer_id: id, _request_id: randomUUID(), _reason: 'A' },
  };
  for (const caller of ['visitor', 'customer', 'broker', 'driver', 'moderator'] as const) {
    for (const [name, args] of Object.entries(calls)) {
      const { error } = await project.as(caller).rpc(name, args);
      expect([caller, name, error?.code]).toEqual([caller, name, FORBIDDEN]);
    }
  }
});

it('an offer outlives its quote only if it was accepted, and can’t be deleted then', async () => {
  const open = await offers.startSent();
  const another = await offers.startSent();
  const accepted = await offers.startSent();
  await offers.accept(accepted.id, accepted.token);
  await project.sql('update public.loads set quote_id = null where offer_id = $1', [accepted.id]);
  for (const { quote } of [open, accepted]) {
    expect((await deleteFromTrash(project, 'quotes', quote)).error).toBeNull();
  }
  const byFunction = await project.as('service').from('quotes').delete().eq('id', another.quote);
  expect(byFunction.error).toBeNull();
  expect(await Promise.all([open, another, accepted].map(({ id }) => offers.statusOf(id)))).toEqual(
    [undefined, undefined, 'accepted'],
  );
  await expect(
    project.sql('delete from public.offers where id = $1', [accepted.id]),
  ).rejects.toThrow('An accepted offer is a contract');
});
