import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQueryOptions, type User } from '../api/users';
import { UserDialog } from './user-dialog';

interface OpenUserProps {
  id: string;
  onClose: () => void;
}

/**
 * The dialog of the user the address names. Waits for the newest version; what is edited then stays
 * as it was, whatever comes in. Give it the id as key.
 */
export function OpenUser({ id, onClose }: OpenUserProps) {
  const { data, isFetchedAfterMount } = useQuery(userQueryOptions(id));
  const [opened, setOpened] = useState<User>();
  if (opened === undefined) {
    if (data && isFetchedAfterMount) setOpened(data);
    return null;
  }
  return <UserDialog opened={opened} current={data ?? undefined} onClose={onClose} />;
}
