import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { loadToasts } from '../../toasts';
import { useLoadWrite } from '../load-write';

interface LegCorrection {
  id: string;
  /** ISO: the entry that was on screen. */
  seen: string;
  /** ISO; `null` clears it. */
  enteredAt: string | null;
  reason: string;
}

async function correctLeg({ id, seen, enteredAt, reason }: LegCorrection): Promise<void> {
  unwrap(
    await getSupabase().rpc('correct_leg', {
      _leg_id: id,
      _seen: seen,
      _reason: reason,
      ...(enteredAt !== null && { _entered_at: enteredAt }),
    }),
  );
}

/** Corrects when the truck entered a leg. The load's log keeps what it was, and why. */
export function useCorrectLegMutation() {
  return useLoadWrite({
    name: 'correct-leg',
    write: correctLeg,
    done: loadToasts.legCorrected,
    failed: loadToasts.enterFailed,
    subjectOf: ({ id }) => id,
  });
}
