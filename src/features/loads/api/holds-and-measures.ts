import type { MeasurePayload } from '@contracts/load';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { sharedLoadToasts } from '@/shared/loads/load-toasts';
import { adminLoadToasts as toasts } from '../admin-toasts';
import { recordToasts } from '../record-toasts';
import { useLoadWrite } from './load-write';

interface HoldReason {
  id: string;
  reason: string;
}

async function clearHold({ id, reason }: HoldReason): Promise<void> {
  unwrap(await getSupabase().rpc('clear_hold', { _id: id, _reason: reason }));
}

/** Clears a hold, so the load can start or continue. */
export function useClearHoldMutation() {
  return useLoadWrite({
    name: 'clear-hold',
    write: clearHold,
    done: toasts.holdCleared,
    failed: toasts.holdFailed,
    subjectOf: ({ id }) => id,
  });
}

async function explainHold({ id, reason }: HoldReason): Promise<void> {
  unwrap(await getSupabase().rpc('explain_hold', { _id: id, _reason: reason }));
}

/** Sets the reason for a hold that the customer sees. */
export function useExplainHoldMutation() {
  return useLoadWrite({
    name: 'explain-hold',
    write: explainHold,
    done: toasts.holdExplained,
    failed: toasts.explainFailed,
    subjectOf: ({ id }) => id,
  });
}

interface Measure {
  /** Created once per form, so that a retry can't record it twice. */
  id: string;
  loadId: string;
  size: MeasurePayload;
}

async function recordMeasure({ id, loadId, size }: Measure): Promise<void> {
  const { length, width, height, weight_lbs: weight } = size;
  unwrap(
    await getSupabase().rpc('record_measure', {
      _id: id,
      _load_id: loadId,
      _length: length,
      _width: width,
      _height: height,
      ...(weight !== null && { _weight_lbs: weight }),
    }),
  );
}

/** Records a load's measured size on its trailer. If it exceeds a permit, the load goes on hold. */
export function useRecordMeasureMutation() {
  return useLoadWrite({
    name: 'record-measure',
    write: recordMeasure,
    done: recordToasts.measured,
    failed: sharedLoadToasts.measureFailed,
  });
}
