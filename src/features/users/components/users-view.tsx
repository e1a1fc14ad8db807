import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListFooter } from '@/shared/console/list/list-footer';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { useAuth } from '@/session/use-auth';
import { userCountsQueryOptions } from '../api/user-counts';
import { useInviteAgainMutation } from '../api/invite-user';
import { useDeleteUserMutation } from '../api/user-mutations';
import { usersQueryOptions, type User } from '../api/users';
import { userMessages } from '../messages';
import { NEW_USER, USER_LIST_PARAMS } from '../model/user-list-params';
import { InviteDialog } from './invite-dialog';
import { OpenUser } from './open-user';
import { UserRow } from './user-row';
import { UserRowSkeleton, UsersTable } from './users-table';
import { UsersToolbar } from './users-toolbar';

/** The console's users: filters, live list and forms. */
export function UsersView() {
  const { user: self } = useAuth();
  const address = useListParams(USER_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(usersQueryOptions(address.filters)), address);
  const { data: counts } = useQuery(userCountsQueryOptions(address.filters.search));
  const again = useInviteAgainMutation();
  const deletion = useDeletion<User>(useDeleteUserMutation(), address);

  return (
    <>
      <UsersToolbar
        filters={address.filters}
        counts={counts}
        onFiltersChange={address.setFilters}
      />
      <RecordList
        list={list}
        failure={userMessages.fetchFailed.title}
        skeleton={
          <ListSkeleton label="Loading users..." Table={UsersTable} Row={UserRowSkeleton} />
        }
        empty={
          <ListEmpty title="No users found" noun="users" {...address.narrowing}>
            Add the first one with the button above. New registrations appear here too.
          </ListEmpty>
        }
        foot={
          <ListFooter
            list={list}
            shown={list.rows?.length ?? 0}
            total={counts?.[address.filters.role]}
          />
        }
      >
        {(users) => (
          <UsersTable {...address.sorting}>
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOpen={user.id === address.openId}
                isSelf={user.id === self?.id}
                onEdit={address.open}
                onInvite={({ id, email }) => {
                  if (!again.isPending) again.mutate({ id, email });
                }}
                onDelete={deletion.ask}
              />
            ))}
          </UsersTable>
        )}
      </RecordList>
      {address.openId === NEW_USER && <InviteDialog onClose={address.close} />}
      {address.openId !== null && address.openId !== NEW_USER && (
        <OpenUser key={address.openId} id={address.openId} onClose={address.close} />
      )}
      <DeleteDialog
        {...deletion.dialog}
        noun="user"
        title={() => userMessages.confirmDelete}
        description={userMessages.whatGoes}
        failure={userMessages.deleteFailed.description}
      />
    </>
  );
}
