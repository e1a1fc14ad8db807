import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CsvColumn } from '@domain/text/write-csv';
import { adminLoadKeys as keys } from '@/features/loads/api/admin-query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { typedJson, unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import type { CsvSource } from '@/shared/console/export/csv-export';
import { isAppError } from '@/shared/lib/app-error';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { stateCode } from '@domain/places/place-names';
import { DESK_GROUPS, type DeskCount, type DeskPermit } from '../model/permit-desk';
import type { PermitEntry, SavedEntry, SheetPermit } from '../model/permit-entry';
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

const SHEET_COLUMNS =
  'id, issued_at, permit_zone:time_zone, trips, axle_weights, travel_days, travel_from, travel_until, is_night_allowed, curfews, escorts, route_text, provisions, cost:permit_costs(cents), documents:load_documents(id)';

/** The terms of permits and how long one lasts in their states, added to what the desk says. */
async function fetchSheets(
  permits: readonly DeskPermit[],
  signal: AbortSignal,
): Promise<SheetPermit[]> {
  const [terms, rules] = await Promise.all([
    getSupabase()
      .from('load_permits')
      .select(SHEET_COLUMNS)
      .in(
        'id',
        permits.map(({ permit_id }) => permit_id),
      )
      .abortSignal(signal),
    getSupabase()
      .from('state_rules')
      .select('state, value, certainty')
      .eq('rule', 'permit_valid_days')
      .is('valid_to', null)
      .in('state', [...new Set(permits.map(({ jurisdiction }) => jurisdiction))])
      // Of values in conflict, the best source and then the shortest.
      .order('certainty')
      .order('value')
      .abortSignal(signal),
  ]);
  const lasts = unwrap(rules).filter(({ value }) => /^\d{1,3}$/u.test(value));
  const sheets = unwrap(terms);
  return permits.flatMap((permit) => {
    const sheet = sheets.find(({ id }) => id === permit.permit_id);
    if (sheet === undefined) return [];
    const { cost, documents, ...own } = sheet;
    const rule = lasts.find(({ state }) => state === permit.jurisdiction);
    return [
      {
        ...permit,
        ...own,
        cost_cents: cost?.cents ?? null,
        has_file: documents.length > 0,
        lasts:
          rule === undefined || permit.authority_type !== 'state'
            ? null
            : { days: Number(rule.value), certainty: rule.certainty },
      },
    ];
  });
}

/** The permits of a load that aren't issued yet, in the order of its legs, or one of them to change. */
export function permitSheetsQueryOptions(loadNumber: string, permitId: string | null) {
  return queryOptions({
    queryKey: [...keys.all, 'permits-to-enter', loadNumber, permitId] as const,
    queryFn: async ({ signal }) => {
      const permits = await fetchDesk({ search: loadNumber, status: 'all', state: 'all' }, signal);
      return fetchSheets(
        permits.filter(
          ({ load_number: number, leg_id: leg, permit_id: id, status }) =>
            number === loadNumber &&
            leg !== null &&
            id !== '' &&
            (permitId === null ? status !== 'issued' : id === permitId),
        ),
        signal,
      );
    },
    // Not from the cache: the grid starts with the server's current permits.
    gcTime: 0,
    meta: { errorToast: toasts.deskFailed },
  });
}

type SeenPermit = Pick<DeskPermit, 'permit_id' | 'updated_at'>;

async function markApplied({ permit_id: id, updated_at }: SeenPermit): Promise<void> {
  await unwrapVersioned(
    await getSupabase()
      .from('load_permits')
      .update({ status: 'applied' })
      .match({ id, updated_at })
      .select('id')
      .maybeSingle(),
  );
}

/** Marks a permit as applied for today. */
export function useMarkAppliedMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'mark-applied'],
    mutationFn: markApplied,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: toasts.permitSaved, errorToast: toasts.permitFailed },
  });
  return useSingleFlight(mutation, ({ permit_id: id }) => id);
}

interface SaveEntries {
  /** Permits to issue. */
  entries: readonly PermitEntry[];
  /** Permits that were issued before. */
  amended: readonly Amendment[];
}

/** A change of an issued permit. */
export interface Amendment {
  permit: SeenPermit;
  entry: PermitEntry;
  reason: string;
}

async function amendPermit({ permit, entry, reason }: Amendment): Promise<SavedEntry> {
  const { id, cost_cents: cents, ...values } = entry;
  try {
    unwrap(
      await getSupabase().rpc('amend_permit', {
        _id: id,
        _permit_id: permit.permit_id,
        _seen: permit.updated_at,
        _values: { ...values, ...(cents !== null && { cost_cents: cents }) },
        _reason: reason,
      }),
    );
  } catch (error) {
    // What the database refuses belongs to its row; a lost connection to all of them.
    if (!isAppError(error, 'validation') && !isAppError(error, 'stale')) throw error;
    return { id, permit_id: null, problem: error.message };
  }
  return { id, permit_id: permit.permit_id, problem: null };
}

async function saveEntries({ entries, amended }: SaveEntries): Promise<SavedEntry[]> {
  const saved =
    entries.length === 0
      ? []
      : unwrap(
          await getSupabase().rpc('save_permits', {
            _rows: entries.map((entry) => ({ ...entry })),
          }),
        );
  return [...saved, ...(await Promise.all(amended.map(amendPermit)))];
}

/** Enters issued permits and changes earlier ones. The answer says for each row whether it was saved, or why not. */
export function useSavePermitsMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save-permits'],
    mutationFn: saveEntries,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { errorToast: toasts.permitFailed },
  });
  return useSingleFlight(mutation);
}

/** Undoes a change of an issued permit, within 10 seconds. */
export function useUndoPermitMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'undo-permit'],
    mutationFn: async (id: string) => {
      unwrap(await getSupabase().rpc('undo_permit_change', { _id: id }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: toasts.changeUndone, errorToast: toasts.undoFailed },
  });
  return useSingleFlight(mutation);
}
