import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResetSecondFactor } from '@contracts/user';
import { callFunction } from '@/platform/supabase/call-function';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { userToasts as toasts } from '../toasts';
import { userKeys as keys } from './query-keys';

/** Two-step verification of all users. */
export interface SecondFactors {
  /** True if staff need it. */
  isRequired: boolean;
  /** Ids of the users who have set it up. */
  userIds: ReadonlySet<string>;
}

const secondFactorsKey = [...keys.all, 'second-factors'] as const;

async function fetchSecondFactors(): Promise<SecondFactors> {
  const { is_required: isRequired, user_ids: ids } = unwrap(
    await getSupabase().rpc('second_factors').single(),
  );
  return { isRequired, userIds: new Set(ids) };
}

/** Reads whether staff need two-step verification, and who has set it up. */
export function secondFactorsQueryOptions() {
  return queryOptions({ queryKey: secondFactorsKey, queryFn: fetchSecondFactors });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: secondFactorsKey });
}

async function requireSecondFactor(isRequired: boolean): Promise<void> {
  unwrap(await getSupabase().rpc('require_second_factor', { _is_required: isRequired }));
}

/** Requires two-step verification for staff, or makes it optional. */
export function useRequireSecondFactorMutation() {
  return useMutation({
    mutationKey: [...keys.all, 'require-second-factor'],
    mutationFn: requireSecondFactor,
    onSettled: useRefresh(),
    meta: {
      successToast: (_data, isRequired) => toasts.secondFactorSet(isRequired === true),
      errorToast: toasts.secondFactorNotSet,
    },
  });
}

/** The function's result; `emailed` is false if the user could not be told. */
interface Reset {
  reset: boolean;
  emailed: boolean;
}

/** Removes a user's devices, signs them out and emails them. */
export function useResetSecondFactorMutation() {
  return useMutation({
    mutationKey: [...keys.all, 'reset-second-factor'],
    mutationFn: (user_id: string) =>
      callFunction<Reset>('reset-second-factor', { user_id } satisfies ResetSecondFactor),
    onSettled: useRefresh(),
    meta: {
      successToast: (answer) => toasts.secondFactorReset(answer as Reset),
      errorToast: toasts.secondFactorNotReset,
    },
  });
}
