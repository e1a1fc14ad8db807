import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersionedRpc } from '@/platform/supabase/versioned-write';
import { loadToasts } from '../../toasts';
import { useLoadWrite } from '../load-write';

interface NewEta {
  stopId: string;
  /** The stop's version that the user saw. */
  seen: string;
  /** ISO; `null` if the truck is expected as planned. */
  eta: string | null;
  reason: string;
}

const readStop = async (id: string) =>
  unwrap(await getSupabase().from('load_stops').select('updated_at').eq('id', id).maybeSingle());

async function reportEta({ stopId, seen, eta, reason }: NewEta): Promise<void> {
  await unwrapVersionedRpc(
    await getSupabase().rpc('report_eta', {
      _stop_id: stopId,
      _seen: seen,
      ...(eta !== null && { _eta: eta }),
      _reason: reason,
    }),
    () => readStop(stopId),
  );
}

/** Reports when the truck is expected at a stop. */
export function useReportEtaMutation() {
  return useLoadWrite({
    name: 'report-eta',
    write: reportEta,
    done: loadToasts.etaReported,
    failed: loadToasts.etaFailed,
    subjectOf: ({ stopId }) => stopId,
  });
}
