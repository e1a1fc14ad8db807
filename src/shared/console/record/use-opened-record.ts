import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface OpenedRecord<Row> {
  /** The version the form starts with. */
  opened: Row;
  /** The newest one; undefined once it's deleted. */
  current: Row | undefined;
}

/**
 * The record in the URL for its form, which stays open when a colleague changes or deletes the record.
 * `undefined` until its newest version has been fetched: the form never starts with a cached one.
 */
export function useOpenedRecord<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row | null, Error, Row | null, Key>,
): OpenedRecord<Row> | undefined {
  const { data, isFetchedAfterMount } = useQuery({ ...query, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<Row>();
  if (opened !== undefined) return { opened, current: data ?? undefined };
  if (data != null && isFetchedAfterMount) setOpened(data);
  return undefined;
}
