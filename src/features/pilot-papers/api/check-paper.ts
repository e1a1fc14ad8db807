import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { paperToasts } from '../toasts';
import { paperKeys } from './query-keys';
import { papersQueryOptions, type PilotPaper } from './papers';

interface Check {
  /** The version that the admin compared with its file. */
  paper: Pick<PilotPaper, 'id' | 'updated_at'>;
  isChecked: boolean;
}

async function checkPaper({ paper, isChecked }: Check): Promise<boolean> {
  const supabase = await loadSupabase();
  unwrap(
    await supabase.rpc('check_pilot_paper', {
      _paper_id: paper.id,
      _seen: paper.updated_at,
      _is_checked: isChecked,
    }),
  );
  return isChecked;
}

/** Marks a paper as checked, or undoes that. */
export function useCheckPaperMutation(pilotId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...paperKeys.all, 'check'],
    mutationFn: checkPaper,
    onSettled: () => client.invalidateQueries(papersQueryOptions(pilotId)),
    meta: {
      successToast: (isChecked: unknown) =>
        isChecked === true ? paperToasts.checked : paperToasts.unchecked,
      errorToast: paperToasts.checkFailed,
    },
  });
}
