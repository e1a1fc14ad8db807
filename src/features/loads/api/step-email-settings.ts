import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StepEmailKind } from '@contracts/step-emails';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadMessages as messages } from '../admin-messages';
import { adminLoadKeys } from './admin-keys';

const KEY = [...adminLoadKeys.all, 'step emails'] as const;

async function fetchSettings(signal: AbortSignal): Promise<ReadonlyMap<string, boolean>> {
  const rows = unwrap(
    await getSupabase().from('step_email_settings').select('kind, is_on').abortSignal(signal),
  );
  return new Map(rows.map(({ kind, is_on }) => [kind, is_on]));
}

/** Which emails about the steps of a load are on, by kind; admins only. */
export const stepEmailSettingsQueryOptions = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => fetchSettings(signal) });

interface KindSwitch {
  kind: StepEmailKind;
  isOn: boolean;
}

/** Turns a kind of email on or off. */
export function useSwitchStepEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...KEY, 'switch'],
    mutationFn: async ({ kind, isOn }: KindSwitch) => {
      unwrap(
        await getSupabase()
          .from('step_email_settings')
          .update({ is_on: isOn })
          .eq('kind', kind)
          .select('kind')
          .single(),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    meta: { successToast: messages.emailsSaved, errorToast: messages.emailsFailed },
  });
}
