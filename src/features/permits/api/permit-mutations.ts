import type { PermitPayload } from '@contracts/load';
import type { Tables } from '@database';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { isAppError } from '@/shared/lib/app-error';
import { StaleError } from '@/shared/lib/stale';
import type { AdminPermit } from '@/features/loads/api/admin-loads';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { permitToasts as toasts } from '../toasts';

export interface PermitToSave {
  load_id: string;
  /** The version that was edited; `null` to file a permit for another state. */
  base: AdminPermit | null;
  permit: PermitPayload;
}

async function savePermit({ load_id, base, permit }: PermitToSave): Promise<void> {
  const permits = getSupabase().from('load_permits');
  if (base !== null) {
    const { permit_number, status, valid_from, valid_until } = permit;
    const changes = { permit_number, status, valid_from, valid_until };
    await unwrapVersioned(
      await permits.update(changes).match(versionOf(base)).select('id').maybeSingle(),
    );
    return;
  }
  try {
    unwrap(
      await permits
        .insert({ load_id, ...permit })
        .select('id')
        .single(),
    );
  } catch (error) {
    // Someone filed this state first, or deleted the load.
    if (isAppError(error, 'conflict')) throw new StaleError(undefined, { cause: error });
    throw error;
  }
}

/** Files a state's permit, or saves a changed one. */
export function useSavePermitMutation() {
  return useLoadWrite({
    name: 'save-permit',
    write: savePermit,
    done: toasts.permitSaved,
    failed: toasts.permitFailed,
  });
}

async function removePermit(id: string): Promise<void> {
  unwrap(await getSupabase().from('load_permits').delete().eq('id', id).select('id').single());
}

export function useRemovePermitMutation() {
  return useLoadWrite({
    name: 'remove-permit',
    write: removePermit,
    done: toasts.permitRemoved,
    failed: toasts.permitFailed,
    subjectOf: (id) => id,
  });
}

type NewPermit = Pick<
  Tables<'load_permits'>,
  'load_id' | 'leg_id' | 'jurisdiction' | 'authority_type' | 'authority'
>;

async function addPermit(permit: NewPermit): Promise<void> {
  unwrap(await getSupabase().from('load_permits').insert(permit).select('id').single());
}

/** Files that a leg needs a permit of a county, city or other authority. */
export function useAddPermitMutation() {
  return useLoadWrite({
    name: 'add-permit',
    write: addPermit,
    done: toasts.permitAdded,
    failed: toasts.permitFailed,
  });
}
