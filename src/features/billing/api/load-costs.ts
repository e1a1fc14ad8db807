import type { Currency } from '@domain/numbers/money';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { EnteredKind } from '../model/compared-costs';
import { billingToasts as toasts } from '../toasts';

interface CostToSave {
  loadId: string;
  kind: EnteredKind;
  /** `null` removes the cost. */
  cents: number | null;
  currency: Currency;
  /** The version that was edited; `null` for a new cost. */
  seen: string | null;
}

async function saveCost({ loadId, kind, cents, currency, seen }: CostToSave): Promise<void> {
  unwrap(
    await getSupabase().rpc('save_load_cost', {
      _load_id: loadId,
      _kind: kind,
      ...(cents !== null && { _cents: cents, _currency: currency }),
      ...(seen !== null && { _seen: seen }),
    }),
  );
}

/** Saves or removes what a load costs us for fuel or its driver. */
export function useSaveLoadCostMutation() {
  return useLoadWrite({
    name: 'save-load-cost',
    write: saveCost,
    done: toasts.costSaved,
    failed: toasts.costFailed,
    subjectOf: ({ kind }) => kind,
  });
}
