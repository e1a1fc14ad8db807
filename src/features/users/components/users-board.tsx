import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListFoot } from '@/shared/console/list-foot';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
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
  const { filters, openId, setFilters, setOpenId } = useListAddress(USERS_ADDRESS);
  const list = useRecordList(useInfiniteQuery(usersQueryOptions(filters)), filters);
  const { data: counts } = useQuery(userCountsQueryOptions(filters.search));
  const again = useInviteAgainMutation();
  const deletion = useDeleteUserMutation();
  const [toDelete, setToDelete] = useState<User | null>(null);

  return (
    <>
      <UsersToolbar filters={filters} counts={counts} onFiltersChange={setFilters} />
      <RecordList
        list={list}
        failure={userMessages.fetchFailed.title}
        skeleton={
          <ListSkeleton label="Loading users..." Table={UsersTable} Row={UserRowSkeleton} />
        }
        empty={
          <ListEmpty
            title="No users found"
            noun="users"
            isNarrowed={isNarrowed(filters)}
            onShowAll={() => {
              setFilters(withoutFilters(USERS_ADDRESS, filters));
            }}
          >
            Add the first one with the button above. Whoever registers appears here at once, too.
          </ListEmpty>
        }
        foot={
          <ListFoot list={list} shown={list.rows?.length ?? 0} total={counts?.[filters.role]} />
        }
      >
        {(users) => (
          <UsersTable
            sort={filters.sort}
            onSort={(sort) => {
              setFilters({ ...filters, sort });
            }}
          >
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOpen={user.id === openId}
                isSelf={user.id === self?.id}
                onEdit={({ id }) => {
                  setOpenId(id);
                }}
                onInvite={({ id, email }) => {
                  if (!again.isPending) again.mutate({ id, email });
                }}
                onDelete={setToDelete}
              />
            ))}
          </UsersTable>
        )}
      </RecordList>
      {openId === NEW_USER && (
        <InviteDialog
          onClose={() => {
            setOpenId(null);
          }}
        />
      )}
      {openId !== null && openId !== NEW_USER && (
        <OpenUser
          key={openId}
          id={openId}
          onClose={() => {
            setOpenId(null);
          }}
        />
      )}
      <DeleteDialog
        record={toDelete}
        noun="user"
        title={() => userMessages.confirmDelete}
        description={userMessages.whatGoes}
        mutation={deletion}
        failure={userMessages.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </>
  );
}
