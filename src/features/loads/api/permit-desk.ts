import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { adminLoadMessages as messages } from '../admin-messages';
import type { DeskPermit } from '../model/permit-desk';
import type { PermitEntry, SavedEntry } from '../model/permit-entry';
import { adminLoadKeys as keys } from './admin-keys';

/** Permits per group that the desk shows. */
const PER_GROUP = 100;

async function fetchDesk(signal: AbortSignal): Promise<DeskPermit[]> {
  const permits = unwrap(
    await getSupabase().rpc('permit_desk', { _per_group: PER_GROUP }).abortSignal(signal),
  );
  return permits.map(({ units, ...permit }) => ({
    ...permit,
    units: units as unknown as DeskPermit['units'],
  }));
}

/** The permits of all open loads, by group and planned entry. */
export function permitDeskQueryOptions() {
  return queryOptions({
    queryKey: [...keys.all, 'permit-desk'] as const,
    queryFn: ({ signal }) => fetchDesk(signal),
    networkMode: 'always',
    meta: { errorToast: messages.deskFailed },
  });
}

interface PermitStep {
  permit: Pick<DeskPermit, 'permit_id' | 'updated_at'>;
  status: 'applied' | 'amending';
}

async function movePermit({ permit, status }: PermitStep): Promise<void> {
  await unwrapVersioned(
    await getSupabase()
      .from('load_permits')
      .update({ status })
      .match({ id: permit.permit_id, updated_at: permit.updated_at })
      .select('id')
      .maybeSingle(),
  );
}

/** Marks a permit as applied for, today, or as being amended. */
export function useMovePermitMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'move-permit'],
    mutationFn: movePermit,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: messages.permitSaved, errorToast: messages.permitFailed },
  });
  return useSingleFlight(mutation, ({ permit }) => permit.permit_id);
}

async function savePermits(rows: readonly PermitEntry[]): Promise<SavedEntry[]> {
  return unwrap(
    await getSupabase().rpc('save_permits', { _rows: rows.map((row) => ({ ...row })) }),
  );
}

/** Enters issued permits. The answer says for each row whether it was saved, or why not. */
export function useSavePermitsMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save-permits'],
    mutationFn: savePermits,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { errorToast: messages.permitFailed },
  });
  return useSingleFlight(mutation);
}
