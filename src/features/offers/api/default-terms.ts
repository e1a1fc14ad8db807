import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import type { Tables } from '@database';
import { offerToasts } from '../admin-toasts';
import { adminOfferKeys } from './admin-query-keys';

/** The terms and days of validity that a new offer starts with. */
export type DefaultTerms = Omit<Tables<'offer_settings'>, 'only_row'>;

const COLUMNS =
  'updated_at, validity_days, free_minutes, detention_cents, layover_cents, tonu_cents, payment_days, exclusions, terms_version';

async function fetchDefaultTerms(signal: AbortSignal): Promise<DefaultTerms> {
  return unwrap(
    await getSupabase().from('offer_settings').select(COLUMNS).abortSignal(signal).single(),
  );
}

/** The default terms; admins only. */
export const defaultTermsQueryOptions = () =>
  queryOptions({
    queryKey: [...adminOfferKeys.all, 'default terms'],
    queryFn: ({ signal }) => fetchDefaultTerms(signal),
  });

interface SaveDefaultTerms {
  base: DefaultTerms;
  values: Omit<DefaultTerms, 'updated_at'>;
}

/** Saves the default terms. Existing offers keep theirs. */
export function useSaveDefaultTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminOfferKeys.all, 'save default terms'],
    mutationFn: async ({ base, values }: SaveDefaultTerms) => {
      await unwrapVersioned(
        await getSupabase()
          .from('offer_settings')
          .update(values)
          .match({ only_row: true, updated_at: base.updated_at })
          .select('updated_at')
          .maybeSingle(),
      );
    },
    onSettled: () => client.invalidateQueries(defaultTermsQueryOptions()),
    meta: { successToast: offerToasts.termsSaved, errorToast: offerToasts.failed },
  });
}
