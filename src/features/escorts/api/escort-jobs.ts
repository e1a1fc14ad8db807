import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type MutationOptions,
} from '@tanstack/react-query';
import type { EscortRate } from '@contracts/escort-slot';
import type { Tables } from '@database';
import { loadKeys } from '@/features/loads/api/query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import { withUndo } from '@/shared/console/undo';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { termsOfJob, type EscortTerms } from '../model/escort-jobs';
import type { EscortAnswerStatus } from '../model/escort-labels';
import { fetchOwnEscorts, type OwnEscort } from './own-escorts';
import { escortToasts } from '../toasts';

/** A row of `load_escorts` with the operator's rate. */
export type EscortRow = Pick<
  Tables<'load_escorts'>,
  | 'id'
  | 'created_at'
  | 'load_id'
  | 'position'
  | 'status'
  | 'answered_at'
  | 'terms_changed_at'
  | 'confirmed_at'
> & { rate: EscortRate | null };

/** An escort job. */
export type EscortJob = EscortRow & {
  /** The terms an operator may see; `null` after declining, and 30 days after the end. */
  terms: EscortTerms | null;
};

const COLUMNS =
  'id, created_at, load_id, position, status, answered_at, terms_changed_at, confirmed_at, rate:escort_rates(unit, quantity, currency, rate_cents, minimum_cents, amount_cents)';
const PAST_SIZE = 10;
/** Upper limit; operators have far fewer open jobs. */
const CURRENT_MAX = 100;

/** Adds the terms of each row's job. */
function toJobs(rows: readonly EscortRow[], own: readonly OwnEscort[]): EscortJob[] {
  const terms = new Map(own.map((job) => [job.escort_id, termsOfJob(job)]));
  return rows.map((row) => ({ ...row, terms: terms.get(row.id) ?? null }));
}

async function fetchCurrent(userId: string): Promise<EscortJob[]> {
  const [rows, own] = await Promise.all([
    getSupabase()
      .from('load_escorts')
      .select(COLUMNS)
      .eq('pilot_id', userId)
      .in('status', ['offered', 'accepted'])
      .order('created_at', { ascending: false })
      .order('id')
      .limit(CURRENT_MAX)
      .then(unwrap),
    fetchOwnEscorts(),
  ]);
  return toJobs(rows, own);
}

async function fetchPast(userId: string, cursor: Cursor | null, signal: AbortSignal) {
  const query = getSupabase()
    .from('load_escorts')
    .select(COLUMNS)
    .eq('pilot_id', userId)
    .in('status', ['completed', 'declined', 'withdrawn', 'taken', 'lapsed']);
  const [page, own] = await Promise.all([
    fetchPage<EscortRow>(query, { order: NEWEST_FIRST, cursor, signal, size: PAST_SIZE }),
    fetchOwnEscorts(),
  ]);
  return { ...page, rows: toJobs(page.rows, own) };
}

/** An operator's open offers and accepted jobs. */
export function escortJobsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...loadKeys.escorts(userId), 'current'],
    queryFn: () => fetchCurrent(userId),
    meta: { errorToast: escortToasts.escortsFailed },
  });
}

/** An operator's completed and declined jobs, paged. */
export function pastEscortsQueryOptions(userId: string) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: [...loadKeys.escorts(userId), 'past'],
    queryFn: ({ pageParam, signal }) => fetchPast(userId, pageParam, signal),
    select: allRows<EscortJob>,
    meta: { errorToast: escortToasts.escortsFailed },
  });
}

export interface EscortAnswer {
  job: EscortJob;
  status: EscortAnswerStatus;
}

// Includes the version the operator saw, so they can't accept an offer that dispatch has changed or
// withdrawn.
async function answer({ job, status }: EscortAnswer): Promise<void> {
  unwrap(
    await getSupabase().rpc('answer_escort', {
      _escort_id: job.id,
      _from: job.status,
      _to: status,
      _seen: job.terms_changed_at,
    }),
  );
}

const undoDecline = ({ job }: EscortAnswer, done: () => Promise<void>): MutationOptions => ({
  mutationFn: async () => {
    await answer({ job: { ...job, status: 'declined' }, status: 'offered' });
  },
  onSettled: done,
  meta: { successToast: escortToasts.answered('offered'), errorToast: escortToasts.answerFailed },
});

/** A pilot-car operator accepts, declines, gives back or completes a job, or undoes an answer. */
export function useAnswerEscortMutation() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: loadKeys.all });
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'answer-escort'],
    mutationFn: answer,
    onSettled: refetch,
    meta: {
      successToast: (_data, variables) => {
        const given = variables as EscortAnswer;
        const text = escortToasts.answered(given.status);
        return canUndoDecline(given) ? withUndo(text, () => undoDecline(given, refetch)) : text;
      },
      errorToast: escortToasts.answerFailed,
    },
  });
  return useSingleFlight(mutation, ({ job }) => job.id);
}

/** Once the load is in transit, dispatch has to offer the job again. */
const canUndoDecline = ({ job: { terms }, status }: EscortAnswer) =>
  status === 'declined' && (terms?.status === 'planned' || terms?.status === 'assigned');

async function confirm({ id, terms_changed_at: seen }: EscortJob): Promise<void> {
  unwrap(await getSupabase().rpc('confirm_escort', { _escort_id: id, _seen: seen }));
}

/** A pilot-car operator confirms that they'll be at an accepted job, on the terms on screen. */
export function useConfirmEscortMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'confirm-escort'],
    mutationFn: confirm,
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.all }),
    meta: { successToast: escortToasts.confirmed, errorToast: escortToasts.confirmFailed },
  });
  return useSingleFlight(mutation, ({ id }) => id);
}

/** The end of an offer that left the list; `null` if the operator answered it. */
export type OfferOutcome = 'taken' | 'lapsed' | 'withdrawn' | 'canceled' | null;

async function fetchOutcome(id: string, signal: AbortSignal): Promise<OfferOutcome> {
  const row = unwrap(
    await getSupabase()
      .from('load_escorts')
      .select('status, lapses_at')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (row === null) return 'withdrawn';
  if (row.status === 'taken' || row.status === 'lapsed' || row.status === 'withdrawn') {
    return row.status;
  }
  if (row.status !== 'offered') return null;
  return row.lapses_at !== null && Date.parse(row.lapses_at) <= Date.now() ? 'lapsed' : 'canceled';
}

/** Reads the end of an operator's offer that left the list. */
export function offerOutcomeQueryOptions(userId: string, id: string) {
  return queryOptions({
    queryKey: [...loadKeys.escorts(userId), 'outcome', id],
    queryFn: ({ signal }) => fetchOutcome(id, signal),
    meta: { errorToast: escortToasts.escortsFailed },
  });
}
