import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadToasts as toasts } from '../admin-toasts';
import { adminLoadKeys } from './admin-query-keys';

const KEY = [...adminLoadKeys.all, 'step emails'] as const;

async function fetchSettings(signal: AbortSignal) {
  return unwrap(
    await getSupabase()
      .from('email_kinds')
      .select('kind, name, recipient, is_on')
      .not('position', 'is', null)
      .order('position')
      .abortSignal(signal),
  );
}

/** The kinds of email that can be turned off, and which are on; admins only. */
export const stepEmailSettingsQueryOptions = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => fetchSettings(signal) });

interface KindSwitch {
  kind: string;
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
          .from('email_kinds')
          .update({ is_on: isOn })
          .eq('kind', kind)
          .select('kind')
          .single(),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    meta: { successToast: toasts.emailsSaved, errorToast: toasts.emailsFailed },
  });
}
