import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aDraft, aLine, answerTo, offerHelpers } from './offers.ts';
import { type Caller, PEOPLE, type Project } from './project.ts';

interface Compared {
  kind: string;
  detail: string;
  currency: string;
  quoted_cents: number | null;
  actual_cents: number | null;
  is_final: boolean;
}

/** A line of an offer with a flat amount. */
export const flat = (kind: string, description: string, cents: number, parts: object = {}) =>
  aLine({ kind, description, quantity: 1, unit: 'flat', rate_cents: cents, ...parts });

/** Permits of $420.00, a pilot car of $500.00 and others. */
const LINES = [
  flat('linehaul', 'Linehaul', 900_000),
  flat('fuel', 'Fuel surcharge', 60_000),
  flat('permit', 'TX permit', 24_000, { jurisdiction: 'TX', is_pass_through: true }),
  flat('permit', 'OK permit', 18_000, { jurisdiction: 'OK', is_pass_through: true }),
  flat('escort', 'Lead car', 50_000, { escort_position: 'lead' }),
  flat('accessorial', 'Tarps', 15_000),
];

/** Helpers for tests of what a load costs beside what was quoted. */
export function loadCostHelpers(project: Project) {
  const offers = offerHelpers(project);
  const admin = () => project.as('admin');
  return {
    /** The load of an accepted offer, without legs and permits of its own. */
    accepted: async (
      currency: 'USD' | 'CAD' = 'USD',
      sender: Caller = 'visitor',
      lines: readonly object[] = LINES,
    ) => {
      const offer = await offers.startSent({}, sender, aDraft({ currency, lines }));
      expect((await offers.accept(offer.id, offer.token)).data.outcome).toBe('accepted');
      const [load] = await offers.loadsOf(offer.id);
      const id = load?.['id'] as string;
      await project.sql('delete from public.load_permits where load_id = $1', [id]);
      await project.sql('delete from public.load_legs where load_id = $1', [id]);
      return id;
    },
    /** Adds a permit, with its cost if there is one. */
    permitCost: async (load: string, state: string, cents: number | null, currency = 'USD') => {
      // The load has no legs, and a state without legs has one permit.
      await project.sql('alter table public.load_permits disable trigger user');
      const [permit] = await project.sql<{ id: string }>(
        'insert into public.load_permits (load_id, jurisdiction) values ($1, $2) returning id',
        [load, state],
      );
      await project.sql('alter table public.load_permits enable trigger user');
      if (cents === null) return;
      const { error } = await admin()
        .from('permit_costs')
        .insert({ permit_id: permit?.id, cents, currency });
      expect(error).toBeNull();
    },
    /** Adds a pilot car with an agreed rate. */
    escort: async (
      load: string,
      position: string,
      {
        cents = 40_000,
        minimum = 0,
        currency = 'USD',
        status = 'accepted',
      }: { cents?: number | null; minimum?: number; currency?: string; status?: string },
    ) => {
      const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
      const [escort] = await project.sql<{ id: string }>(
        `insert into public.load_escorts (load_id, pilot_id, position, status)
         values ($1, $2, $3::text::public.escort_position, $4::text::public.escort_status)
         returning id`,
        [load, userId, position, status],
      );
      if (cents === null) return;
      await project.sql(
        `insert into public.escort_rates
           (escort_id, unit, quantity, currency, rate_cents, minimum_cents)
         values ($1, 'mile', 1, $2::text::public.offer_currency, $3, $4)`,
        [escort?.id, currency, cents, minimum],
      );
    },
    /** Adds a charge, which waits for approval unless it is approved. */
    charge: (
      load: string,
      kind: string,
      cents: number,
      { isApproved = false, currency = 'USD' }: { isApproved?: boolean; currency?: string } = {},
    ) =>
      project.sql(
        `insert into public.charges
           (id, load_id, kind, description, currency, rate_cents, approved_at, approved_by, request_id)
         values ($1, $2, $3, 'Extra', $4::text::public.offer_currency, $5,
           case when $6::boolean then now() end, case when $6::boolean then $7::uuid end, $1)`,
        [randomUUID(), load, kind, currency, cents, isApproved, PEOPLE.admin],
      ),
    saveCost: (
      load: string,
      kind: string,
      cents: number | null,
      { currency = 'USD', seen }: { currency?: string; seen?: string } = {},
    ) =>
      answerTo<string | null>(
        admin().rpc('save_load_cost', {
          _load_id: load,
          _kind: kind,
          _cents: cents,
          _currency: currency,
          _seen: seen ?? null,
        }),
      ),
    /** Kind, detail, currency, quoted, actual and whether it is final. */
    lines: async (load: string) => {
      const { data, error } = await admin()
        .from('loads')
        .select('costs_compared')
        .eq('id', load)
        .single<{ costs_compared: Compared[] }>();
      expect(error).toBeNull();
      return (data?.costs_compared ?? []).map(
        ({ kind, detail, currency, quoted_cents, actual_cents, is_final }) =>
          [kind, detail, currency, quoted_cents, actual_cents, is_final] as const,
      );
    },
  };
}
