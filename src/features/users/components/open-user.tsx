import type { ReactNode } from 'react';
import { useOpenedRecord } from '@/shared/console/record/use-opened-record';
import { userQueryOptions, type User } from '../api/users';
import { UserDialog } from './user-dialog';

interface OpenUserProps {
  id: string;
  /** More about a user, below the form's fields. */
  extrasOf?: ((user: User) => ReactNode) | undefined;
  onClose: () => void;
}

/** The dialog for the user in the URL. Key it by the id. */
export function OpenUser({ id, extrasOf, onClose }: OpenUserProps) {
  const record = useOpenedRecord(userQueryOptions(id));
  return record && <UserDialog {...record} extrasOf={extrasOf} onClose={onClose} />;
}
