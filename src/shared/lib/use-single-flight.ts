import type { UseMutateFunction, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * The mutation, of which a second run is not begun while the first is under way. Two presses can
 * come before a button knows that it is busy; the second would meet what the first has written.
 * `subjectOf` says what a run is about, where several may be under way at once.
 */
export function useSingleFlight<Data, Variables, Context>(
  mutation: UseMutationResult<Data, Error, Variables, Context>,
  subjectOf: (variables: Variables) => string = () => '',
): UseMutationResult<Data, Error, Variables, Context> {
  const underWay = useRef(new Set<string>());

  const mutate: UseMutateFunction<Data, Error, Variables, Context> = (...args) => {
    const subject = subjectOf(args[0] as Variables);
    if (underWay.current.has(subject)) return;
    underWay.current.add(subject);
    const land = () => underWay.current.delete(subject);
    // A failure is told by the client, as that of every mutation.
    mutation.mutateAsync(...args).then(land, land);
  };
  return { ...mutation, mutate };
}
