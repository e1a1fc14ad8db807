import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface OpenedRecord<Row> {
  /** The version the form starts with. */
  opened: Row;
  /** The newest one; undefined once it's deleted. */
  current: Row | undefined;
}

/**
 * The record in the URL for its form, which stays open when a colleague changes or deletes the record.
 * `undefined` until its newest version has been fetched.
 */
export function useOpenedRecord<Row>({
  data,
  isFetchedAfterMount,
}: Pick<UseQueryResult<Row | null>, 'data' | 'isFetchedAfterMount'>):
  | OpenedRecord<Row>
  | undefined {
  const [opened, setOpened] = useState<Row>();
  if (opened !== undefined) return { opened, current: data ?? undefined };
  if (data != null && isFetchedAfterMount) setOpened(data);
  return undefined;
}
