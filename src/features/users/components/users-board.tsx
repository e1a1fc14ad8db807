import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import { useDeletion } from '@/shared/console/use-deletion';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { useAuth } from '@/session/use-auth';
import { userCountsQueryOptions } from '../api/user-counts';
import { useInviteAgainMutation } from '../api/invite-user';
import { useDeleteUserMutation } from '../api/user-mutations';
import { usersQueryOptions, type User } from '../api/users';
import { userMessages } from '../messages';
import { NEW_USER, USERS_ADDRESS } from '../model/users-address';
import { InviteDialog } from './invite-dialog';
import { OpenUser } from './open-user';
import { UserRow } from './user-row';
import { UserRowSkeleton, UsersTable } from './users-table';
import { UsersToolbar } from './users-toolbar';

/** Everybody with an account: filters, the live list, the form of one, and deleting. */
export function UsersBoard() {
  const { user: self } = useAuth();
  const address = useListAddress(USERS_ADDRESS);
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
            Add the first one with the button above. Whoever registers appears here at once, too.
          </ListEmpty>
        }
        foot={
          <ListFoot
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
