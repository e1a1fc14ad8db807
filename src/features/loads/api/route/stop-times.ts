import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersionedRpc } from '@/platform/supabase/versioned-write';
import type { StopStep } from '../../model/route/stop-steps';
import { loadToasts } from '../../toasts';
import { useLoadWrite } from '../load-write';

interface StopReport {
  stopId: string;
  step: StopStep;
  /** ISO, by the clock of the device. */
  at: string;
  /** An arrival: marks earlier stops without a departure as missed. */
  misses?: boolean | undefined;
}

async function reportStop({ stopId, step, at, misses }: StopReport): Promise<void> {
  unwrap(
    await getSupabase().rpc('report_stop', {
      _stop_id: stopId,
      _step: step,
      _at: at,
      ...(misses === true && { _misses: true }),
    }),
  );
}

/** Records that the truck arrived at a stop or departed from it. A repeat changes nothing. */
export function useReportStopMutation() {
  return useLoadWrite({
    name: 'report-stop',
    write: reportStop,
    done: loadToasts.stopReported,
    failed: loadToasts.stopFailed,
    subjectOf: ({ stopId, step }) => `${stopId} ${step}`,
  });
}

interface StopCorrection {
  stop: { id: string; updated_at: string };
  /** ISO; `null` clears it. */
  arrivedAt: string | null;
  departedAt: string | null;
  reason: string;
}

const readStop = async (id: string) =>
  unwrap(await getSupabase().from('load_stops').select('updated_at').eq('id', id).maybeSingle());

async function correctStop({ stop, arrivedAt, departedAt, reason }: StopCorrection): Promise<void> {
  await unwrapVersionedRpc(
    await getSupabase().rpc('correct_stop', {
      _stop_id: stop.id,
      _seen: stop.updated_at,
      _reason: reason,
      ...(arrivedAt !== null && { _arrived_at: arrivedAt }),
      ...(departedAt !== null && { _departed_at: departedAt }),
    }),
    () => readStop(stop.id),
  );
}

/** Corrects the arrival and departure at a stop. The load's log keeps what they were, and why. */
export function useCorrectStopMutation() {
  return useLoadWrite({
    name: 'correct-stop',
    write: correctStop,
    done: loadToasts.stopCorrected,
    failed: loadToasts.stopFailed,
    subjectOf: ({ stop }) => stop.id,
  });
}
