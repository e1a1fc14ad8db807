import { Pencil, Send, Trash2 } from 'lucide-react';
import { NEWEST_FIRST_SORT } from '@/shared/console/list/common-columns';
import { listColumns } from '@/shared/console/list/list-column';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import { EmailLink, PhoneLink } from '@/shared/console/record/record-facts';
import { personName } from '@/shared/lib/person-name';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { ROLE_LABELS } from '@/session/role-labels';
import type { SecondFactors } from '../api/second-factors';
import type { User } from '../api/users';
import { standingOf } from '../model/standing';
import type { USER_LIST_PARAMS } from '../model/user-list-params';
import { JoinedCell } from './joined-cell';
import { RoleBadges } from './role-badges';
import { SecondFactorMark } from './second-factor-mark';

interface UserHandlers {
  /** The signed-in admin can't delete their own account here. */
  selfId: string | undefined;
  /** Undefined while loading. */
  secondFactors: SecondFactors | undefined;
  /** Resends the invitation. */
  onInvite: (user: User) => void;
  /** Asks for confirmation first. */
  onDelete: (user: User) => void;
}

const NOT_PROVIDED = <span className="text-subtle">Not provided</span>;

/** The users list's columns. */
export const USER_COLUMNS = listColumns<User, typeof USER_LIST_PARAMS, UserHandlers>([
  {
    header: 'Name',
    className: 'md:w-52',
    skeleton: 'w-32',
    sort: { ascending: 'name', descending: 'name-down' },
    cell: (user, { open, handlers }) => (
      <>
        <RowTrigger
          className="line-clamp-1 min-h-6 leading-6 wrap-anywhere"
          title={personName(user)}
          onClick={open}
        >
          {personName(user)}
        </RowTrigger>
        {user.id === handlers.selfId && (
          <span className="block text-xs text-subtle">This is you</span>
        )}
        <span
          className="line-clamp-2 text-xs wrap-anywhere text-subtle xl:hidden"
          title={user.company_name ?? undefined}
        >
          {user.company_name}
        </span>
      </>
    ),
  },
  {
    header: 'Email',
    card: 'line',
    className: 'max-md:order-1',
    skeleton: 'w-40',
    cell: ({ email }) => (
      <span
        className="relative z-1 line-clamp-2 wrap-anywhere xl:line-clamp-1 md:max-xl:min-w-28 md:[&>a]:inline"
        title={email}
      >
        <EmailLink email={email} />
      </span>
    ),
  },
  {
    header: 'Company',
    isWideOnly: true,
    skeleton: 'w-28',
    cell: ({ company_name }) => (
      <span className="line-clamp-1 wrap-anywhere" title={company_name ?? undefined}>
        {company_name ?? NOT_PROVIDED}
      </span>
    ),
  },
  {
    header: 'Phone',
    card: 'line',
    className: 'max-md:order-2 max-md:[&:not(:has(a))]:hidden xl:whitespace-nowrap',
    skeleton: 'w-24',
    cell: ({ phone }) => (
      <span className="relative z-1 inline-block md:max-xl:min-w-26 md:[&>a]:inline">
        {phone === null ? NOT_PROVIDED : <PhoneLink phone={phone} />}
      </span>
    ),
  },
  {
    header: 'Roles',
    className: 'max-md:order-3 max-md:pt-1.5',
    skeleton: 'h-6',
    filter: {
      param: 'role',
      label: 'Role',
      isSelect: true,
      labels: ROLE_LABELS,
      allLabel: 'All roles',
    },
    cell: (user, { handlers }) => (
      <span className="flex flex-wrap gap-1.5">
        <RoleBadges roles={user.roles} />
        <SecondFactorMark user={user} secondFactors={handlers.secondFactors} />
      </span>
    ),
  },
  {
    header: 'Joined',
    className: 'whitespace-nowrap max-md:order-4 max-md:self-end max-md:text-sm max-md:text-subtle',
    sort: NEWEST_FIRST_SORT,
    cell: (user) => <JoinedCell user={user} />,
  },
  {
    header: 'Actions',
    isHeaderHidden: true,
    className: 'md:w-24',
    skeleton: 'ml-auto h-8 w-17 xl:h-5',
    cell: (user, { open, handlers }) => (
      <RowActions isTight>
        {standingOf(user).mark === 'Invited' && (
          <RowAction
            Icon={Send}
            label="Resend the invitation"
            name={personName(user)}
            onClick={() => {
              handlers.onInvite(user);
            }}
          />
        )}
        <RowAction Icon={Pencil} label="Edit" name={personName(user)} onClick={open} />
        <RowAction
          Icon={Trash2}
          label="Delete"
          name={personName(user)}
          isHidden={user.id === handlers.selfId}
          onClick={() => {
            handlers.onDelete(user);
          }}
        />
      </RowActions>
    ),
  },
]);
