import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { userQueryOptions, type User } from '../api/users';
import { UserDialog } from './user-dialog';

interface OpenUserProps {
  id: string;
  /** More about a user, below the form's fields. */
  extrasOf?: ((user: User) => ReactNode) | undefined;
  onClose: () => void;
}

/**
 * Opens the dialog of the user in the URL, starting from their newest version. Later changes don't
 * replace what is being edited. Key it by the id.
 */
export function OpenUser({ id, extrasOf, onClose }: OpenUserProps) {
  const { data, isFetchedAfterMount } = useQuery(userQueryOptions(id));
  const [opened, setOpened] = useState<User>();
  if (opened === undefined) {
    if (data && isFetchedAfterMount) setOpened(data);
    return null;
  }
  return (
    <UserDialog opened={opened} current={data ?? undefined} extrasOf={extrasOf} onClose={onClose} />
  );
}
