import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CsvColumn } from '@domain/text/write-csv';
import { adminLoadKeys as keys } from '@/features/loads/api/admin-query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { stateCode } from '@domain/places/place-names';
import { DESK_GROUPS, type DeskCount, type DeskPermit } from '../model/permit-desk';
import type { PermitEntry, SavedEntry } from '../model/permit-entry';
import type { PermitFilters } from '../model/permit-list-params';
import { permitToasts as toasts } from '../toasts';

/** Permits shown per group. A group shown alone has as many as the database returns. */
const PER_GROUP = 100;
const OF_ONE_GROUP = 500;

/** `Ohio` finds what `OH` does. */
const searchText = (search: string) => stateCode(search) ?? search;

async function fetchDesk(
  { search, status, state }: PermitFilters,
  signal: AbortSignal,
  after = '',
): Promise<DeskPermit[]> {
  const permits = unwrap(
    await getSupabase()
      .rpc('permit_desk', {
        _per_group: status === 'all' ? PER_GROUP : OF_ONE_GROUP,
        _search: searchText(search),
        ...(status !== 'all' && { _group: status }),
        ...(state !== 'all' && { _state: state }),
        ...(after !== '' && { _after: after }),
      })
      .abortSignal(signal),
  );
  return permits.map(({ permit_id: id, units, ...permit }) => ({
    ...permit,
    // The generated types don't know that a permit of an unconfirmed leg has no id.
    permit_id: (id as string | null) ?? '',
    units: typedJson<DeskPermit['units']>(units),
  }));
}

/** The permits of all open loads that match the filters, by group and apply-by. */
export function permitDeskQueryOptions({ search, status, state }: PermitFilters) {
  const filters = { search, status, state };
  return queryOptions({
    queryKey: [...keys.all, 'permit-desk', filters] as const,
    queryFn: ({ signal }) => fetchDesk(filters, signal),
    placeholderData: keepPreviousData,
    meta: { errorToast: toasts.deskFailed },
  });
}

async function fetchCounts(search: string, signal: AbortSignal): Promise<DeskCount[]> {
  return unwrap(
    await getSupabase()
      .rpc('permit_desk_counts', { _search: searchText(search) })
      .abortSignal(signal),
  );
}

/** The number of permits that match a search, by group and state. */
export function permitCountsQueryOptions(search: string) {
  return queryOptions({
    queryKey: [...keys.all, 'permit-counts', search] as const,
    queryFn: ({ signal }) => fetchCounts(search, signal),
    placeholderData: keepPreviousData,
  });
}

/** All permits that match the filters, in the desk's order. */
export function permitsCsv(
  columns: readonly CsvColumn<DeskPermit>[],
  { search, status, state }: PermitFilters,
): CsvSource<DeskPermit> {
  const groups = DESK_GROUPS.filter((group) => [group, 'all'].includes(status));
  return {
    name: 'permits',
    columns,
    countRows: async (signal) =>
      (await fetchCounts(search, signal))
        .filter(
          ({ desk_group: group, jurisdiction }) =>
            groups.some((name) => name === group) && [jurisdiction, 'all'].includes(state),
        )
        .reduce((sum, { permits }) => sum + permits, 0),
    // Group by group. A cursor's value is the number of its group, and its id the last permit's key.
    fetchRows: async (cursor, signal) => {
      const at = Number(cursor?.value ?? 0);
      const filters = { search, state, status: groups[at] ?? status };
      const rows = await fetchDesk(filters, signal, cursor?.id);
      const last = rows.at(-1);
      // Projects can lower the limit of rows, so only an empty batch marks the end.
      if (last !== undefined) return { rows, next: { value: at, id: last.place_key } };
      return { rows, next: at + 1 < groups.length ? { value: at + 1, id: '' } : null };
    },
  };
}

/** The permits of a load that aren't issued yet, in the order of its legs. */
export function permitsToEnterQueryOptions(loadNumber: string) {
  return queryOptions({
    queryKey: [...keys.all, 'permits-to-enter', loadNumber] as const,
    queryFn: async ({ signal }) => {
      const permits = await fetchDesk({ search: loadNumber, status: 'all', state: 'all' }, signal);
      return permits.filter(
        ({ load_number: number, leg_id: leg, permit_id: id, status }) =>
          number === loadNumber && leg !== null && id !== '' && status !== 'issued',
      );
    },
    // Not from the cache: the grid starts with the server's current permits.
    gcTime: 0,
    meta: { errorToast: toasts.deskFailed },
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
    meta: { successToast: toasts.permitSaved, errorToast: toasts.permitFailed },
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
    meta: { errorToast: toasts.permitFailed },
  });
  return useSingleFlight(mutation);
}
