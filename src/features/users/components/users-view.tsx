import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useInviteAgainMutation } from '../api/invite-user';
import { secondFactorsQueryOptions } from '../api/second-factors';
import { userCountsQueryOptions } from '../api/user-counts';
import { useDeleteUserMutation } from '../api/user-mutations';
import { usersQueryOptions, type User } from '../api/users';
import { USER_NOUN, userToasts } from '../toasts';
import { NEW_USER, USER_LIST_PARAMS } from '../model/user-list-params';
import { USER_COLUMNS } from './user-columns';

const InviteDialog = lazyPart(async () => (await import('./invite-dialog')).InviteDialog, {
  onFailure: NotLoaded,
});
const OpenUser = lazyPart(async () => (await import('./open-user')).OpenUser, {
  onFailure: NotLoaded,
});

interface UsersViewProps {
  /** More about a user, below the fields of their form. */
  extrasOf?: (user: User) => ReactNode;
}

/** The console's users: filters, live list and forms. */
export function UsersView({ extrasOf }: UsersViewProps) {
  const { user: self } = useAuth();
  const params = useListParams(USER_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(usersQueryOptions(params.filters)), params);
  const { data: counts } = useQuery(userCountsQueryOptions(params.filters.search));
  const { data: secondFactors } = useQuery(secondFactorsQueryOptions());
  const invitation = useInviteAgainMutation();
  const deletion = useDeletion<User>(useDeleteUserMutation(), params);

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={USER_COLUMNS}
        handlers={{
          selfId: self?.id,
          secondFactors,
          onInvite: ({ id, email }) => {
            if (!invitation.isPending) invitation.mutate({ id, email });
          },
          onDelete: deletion.ask,
        }}
        noun={USER_NOUN}
        search="Name, email, company or phone"
        skeletonRow="md:h-14.5 xl:h-12 dense:h-6"
        counts={{ role: counts }}
        failure={userToasts.fetchFailed.title}
        empty="Add the first one with the button above. New registrations appear here too."
      />
      {params.openId === NEW_USER && <InviteDialog onClose={params.close} />}
      {params.openId !== null && params.openId !== NEW_USER && (
        <OpenUser
          key={params.openId}
          id={params.openId}
          extrasOf={extrasOf}
          onClose={params.close}
        />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="user"
        title={({ email }) => `Delete ${email}?`}
        consequence="Their profile and roles are deleted too. Quotes and loads stay."
        failure={userToasts.deleteFailed.description}
      />
    </>
  );
}
