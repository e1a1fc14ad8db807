import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap, typedJson } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import type { Tables } from '@database';
import { offerToasts } from '../admin-toasts';
import { adminOfferKeys } from './admin-query-keys';

/** Cents by the id of a configuration, or by state. */
export type CentsByName = Readonly<Record<string, number>>;

/** What new offers charge and cost, in cents. */
export type Prices = Omit<
  Tables<'price_settings'>,
  'only_row' | 'configuration_mile_cents' | 'permit_cents'
> & { configuration_mile_cents: CentsByName; permit_cents: CentsByName };

async function fetchPrices(signal: AbortSignal): Promise<Prices> {
  const stored = unwrap(
    await getSupabase().from('price_settings').select('*').abortSignal(signal).single(),
  );
  return {
    ...stored,
    configuration_mile_cents: typedJson<CentsByName>(stored.configuration_mile_cents),
    permit_cents: typedJson<CentsByName>(stored.permit_cents),
  };
}

/** The prices of new offers; admins only. */
export const pricesQueryOptions = () =>
  queryOptions({
    queryKey: [...adminOfferKeys.all, 'prices'],
    queryFn: ({ signal }) => fetchPrices(signal),
  });

interface SavePrices {
  base: Prices;
  values: Omit<Prices, 'updated_at' | 'is_sample'>;
}

/** Saves the prices. Existing offers keep theirs. */
export function useSavePrices() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminOfferKeys.all, 'save prices'],
    mutationFn: async ({ base, values }: SavePrices) => {
      await unwrapVersioned(
        await getSupabase()
          .from('price_settings')
          .update({ ...values, is_sample: false })
          .match({ only_row: true, updated_at: base.updated_at })
          .select('updated_at')
          .maybeSingle(),
      );
    },
    onSettled: () => client.invalidateQueries(pricesQueryOptions()),
    meta: { successToast: offerToasts.pricesSaved, errorToast: offerToasts.failed },
  });
}
