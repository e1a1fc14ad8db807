import { useMutation } from '@tanstack/react-query';
import { adminLoadToasts as toasts } from '../../admin-toasts';
import type { LegToSave } from '../../model/legs/leg-changes';
import { adminLoadKeys } from '../admin-query-keys';
import { fetchProposedLegs, withProposedTimes } from './propose-legs';

export interface Proposal {
  loadId: string;
  /** The legs that get times; none for a proposal of all legs. */
  legs: readonly LegToSave[];
}

/** Proposes the legs of a load, or times for those it has. Stores nothing. */
export function useProposeLegsMutation() {
  return useMutation({
    mutationKey: [...adminLoadKeys.all, 'propose-legs'],
    mutationFn: ({ loadId, legs }: Proposal) =>
      legs.length === 0 ? fetchProposedLegs(loadId) : withProposedTimes(loadId, legs),
    meta: {
      successToast: (legs: unknown) =>
        Array.isArray(legs) && legs.length === 0 ? toasts.noProposal : undefined,
      errorToast: toasts.proposalFailed,
    },
  });
}
