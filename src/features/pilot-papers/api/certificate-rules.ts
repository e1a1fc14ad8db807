import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CertificateRulePayload } from '@contracts/pilot-papers';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { paperToasts } from '../toasts';
import { paperKeys } from './query-keys';

async function fetchRules(state: string) {
  const supabase = await loadSupabase();
  return unwrap(
    await supabase
      .from('certificate_rules')
      .select('id, issuing_state, is_accepted, source, checked_on')
      .eq('work_state', state)
      .order('issuing_state', { nullsFirst: true }),
  );
}

/** Reads the certificates a state is known to accept or refuse. */
export function certificateRulesQueryOptions(state: string) {
  return queryOptions({ queryKey: paperKeys.rules(state), queryFn: () => fetchRules(state) });
}

async function saveRule(state: string, rule: CertificateRulePayload): Promise<void> {
  const supabase = await loadSupabase();
  unwrap(
    await supabase
      .from('certificate_rules')
      .insert({ work_state: state, ...rule })
      .select('id')
      .single(),
  );
}

/** Adds a rule of a state. */
export function useSaveRuleMutation(state: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...paperKeys.all, 'save-rule'],
    mutationFn: (rule: CertificateRulePayload) => saveRule(state, rule),
    onSettled: () => client.invalidateQueries(certificateRulesQueryOptions(state)),
    meta: { successToast: paperToasts.ruleSaved, errorToast: paperToasts.ruleFailed },
  });
  return useSingleFlight(mutation);
}

async function deleteRule(id: string): Promise<void> {
  const supabase = await loadSupabase();
  unwrap(await supabase.from('certificate_rules').delete().eq('id', id).select('id').single());
}

/** Deletes a rule by id. The pair of states is then unknown again. */
export function useDeleteRuleMutation(state: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...paperKeys.all, 'delete-rule'],
    mutationFn: deleteRule,
    onSettled: () => client.invalidateQueries(certificateRulesQueryOptions(state)),
    meta: { successToast: paperToasts.ruleDeleted, errorToast: paperToasts.ruleFailed },
  });
}
