import { useMutation } from '@tanstack/react-query';
import { adminLoadToasts as toasts } from '../../admin-toasts';
import { legsInOrder, legToSave } from '../../model/legs/leg-changes';
import { adminLoadKeys } from '../admin-query-keys';
import type { AdminLoad } from '../admin-loads';
import { fetchProposedLegs } from './propose-legs';
import { planTimes } from './travel-facts';

/** Proposes the legs of a load with their times, or times for those it has. Stores nothing. */
export function useProposeLegsMutation() {
  return useMutation({
    mutationKey: [...adminLoadKeys.all, 'propose-legs'],
    mutationFn: async (load: AdminLoad) => {
      const legs =
        load.legs.length === 0
          ? await fetchProposedLegs(load.id)
          : legsInOrder(load).map(legToSave);
      return legs.length === 0 ? [] : planTimes(load, legs);
    },
    meta: {
      successToast: (legs: unknown) =>
        Array.isArray(legs) && legs.length === 0 ? toasts.noProposal : undefined,
      errorToast: toasts.proposalFailed,
    },
  });
}
