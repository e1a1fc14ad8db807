import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import type { Tables } from '@database';
import { fetchPage, NEWEST_FIRST } from '@/platform/supabase/keyset';
import { unwrap } from '@/platform/supabase/unwrap';
import { allRows, PAGED_LIST, type Cursor } from '@/shared/lib/page';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { loadMessages } from '../messages';
import { termsOfLoad, type EscortTerms } from '../model/escort-jobs';
import type { EscortAnswerStatus } from '../model/escort-labels';
import type { LoadEscort, LoadPermit, LoadRow } from '../model/load-record';
import { fetchOffers } from './escort-offers';
import { loadKeys } from './keys';

type EscortLoad = LoadRow & {
  escorts: LoadEscort[];
  permits: Pick<LoadPermit, 'jurisdiction'>[];
};
/** A row of `load_escorts` with its load, `null` if the operator can't read it. */
export type EscortRow = Pick<
  Tables<'load_escorts'>,
  'id' | 'created_at' | 'load_id' | 'position' | 'status' | 'answered_at' | 'terms_changed_at'
> & { load: EscortLoad | null };

/** An escort job. */
export type EscortJob = EscortRow & {
  /** What an operator may know of the load; `null` after declining, and 30 days after the end. */
  terms: EscortTerms | null;
  /** The whole load, readable from accepting until 30 days after the end. */
  load: EscortLoad | null;
};

const COLUMNS =
  'id, created_at, load_id, position, status, answered_at, terms_changed_at, load:loads(id, created_at, updated_at, title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id, quote_id, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone, escorts:load_escorts(id, pilot_id, position, status), permits:load_permits(jurisdiction))';
const PAST_SIZE = 10;
/** Upper limit; operators have far fewer open jobs. */
const CURRENT_MAX = 100;

const toJob = (row: EscortRow, terms: EscortTerms | null = null): EscortJob => ({
  ...row,
  terms: row.load === null ? terms : termsOfLoad(row.load),
});

async function fetchCurrent(userId: string): Promise<EscortJob[]> {
  const [rows, offers] = await Promise.all([
    getSupabase()
      .from('load_escorts')
      .select(COLUMNS)
      .eq('pilot_id', userId)
      .in('status', ['offered', 'accepted'])
      .order('created_at', { ascending: false })
      .order('id')
      .limit(CURRENT_MAX)
      .then(unwrap),
    fetchOffers(),
  ]);
  const terms = new Map(offers.map((offer) => [offer.id, offer.terms]));
  return rows.map((row) => toJob(row, terms.get(row.id)));
}

async function fetchPast(userId: string, cursor: Cursor | null, signal: AbortSignal) {
  const query = getSupabase()
    .from('load_escorts')
    .select(COLUMNS)
    .eq('pilot_id', userId)
    .in('status', ['completed', 'declined', 'withdrawn', 'taken', 'lapsed']);
  const page = await fetchPage<EscortRow>(query, {
    order: NEWEST_FIRST,
    cursor,
    signal,
    size: PAST_SIZE,
  });
  return { ...page, rows: page.rows.map((row) => toJob(row)) };
}

/** An operator's open offers and accepted jobs. */
export function escortJobsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...loadKeys.escorts(userId), 'current'],
    queryFn: () => fetchCurrent(userId),
    networkMode: 'always',
    meta: { errorToast: loadMessages.escortsFailed },
  });
}

/** An operator's completed and declined jobs, paged. */
export function pastEscortsQueryOptions(userId: string) {
  return infiniteQueryOptions({
    ...PAGED_LIST,
    queryKey: [...loadKeys.escorts(userId), 'past'],
    queryFn: ({ pageParam, signal }) => fetchPast(userId, pageParam, signal),
    select: allRows<EscortJob>,
    meta: { errorToast: loadMessages.escortsFailed },
  });
}

export interface EscortAnswer {
  job: EscortJob;
  status: EscortAnswerStatus;
}

// Names what the operator saw, so that they can't accept an offer that dispatch has changed or
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

/** A pilot-car operator accepts, declines, gives back or completes a job, or undoes an answer. */
export function useAnswerEscortMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'answer-escort'],
    mutationFn: answer,
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.all }),
    meta: {
      successToast: (_data, variables) => loadMessages.answered((variables as EscortAnswer).status),
      errorToast: loadMessages.answerFailed,
    },
  });
  return useSingleFlight(mutation, ({ job }) => job.id);
}
