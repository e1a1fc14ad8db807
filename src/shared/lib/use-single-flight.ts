import type { UseMutateFunction, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Wraps a mutation so that `mutate` does nothing while it is already running: a double-click can
 * arrive before the button shows that it is busy. Runs with different keys (`keyOf`) may overlap.
 */
export function useSingleFlight<Data, Variables, Context>(
  mutation: UseMutationResult<Data, Error, Variables, Context>,
  keyOf: (variables: Variables) => string = () => '',
): UseMutationResult<Data, Error, Variables, Context> {
  const running = useRef(new Set<string>());

  const mutate: UseMutateFunction<Data, Error, Variables, Context> = (...args) => {
    const key = keyOf(args[0] as Variables);
    if (running.current.has(key)) return;
    running.current.add(key);
    const finish = () => running.current.delete(key);
    // The query client shows errors.
    mutation.mutateAsync(...args).then(finish, finish);
  };
  return { ...mutation, mutate };
}
