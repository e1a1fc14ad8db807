import { Pencil, Send, Trash2 } from 'lucide-react';
import { EmailLink, PhoneLink } from '@/shared/console/record/record-facts';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import { personName } from '@/shared/lib/person-name';
import { RowTrigger } from '@/shared/ui/row-trigger';
import { Td, Tr } from '@/shared/ui/table';
import type { User } from '../api/users';
import { standingOf } from '../model/standing';
import { JoinedCell } from './joined-cell';
import { RoleBadges } from './role-badges';

export interface UserHandlers {
  onEdit: (user: User) => void;
  /** Mails somebody who has not joined their invitation again. */
  onInvite: (user: User) => void;
  /** Asks before anything is deleted. */
  onDelete: (user: User) => void;
}

interface UserRowProps extends UserHandlers {
  user: User;
  isOpen: boolean;
  /** Whether it is who is looking: their own account is not deleted here. */
  isSelf: boolean;
}

const NOT_PROVIDED = <span className="text-subtle">Not provided</span>;

/** A user in the list: a row, or a card on a phone. */
export function UserRow({ user, isOpen, isSelf, onEdit, onInvite, onDelete }: UserRowProps) {
  const name = personName(user) ?? user.email;
  return (
    <Tr isSelected={isOpen}>
      <Td className="md:w-52">
        <RowTrigger
          className="line-clamp-1 wrap-anywhere"
          onClick={() => {
            onEdit(user);
          }}
        >
          {name}
        </RowTrigger>
        {isSelf && <span className="block text-xs text-subtle">This is you</span>}
        <span className="line-clamp-1 text-xs wrap-anywhere text-subtle xl:hidden">
          {user.company_name}
        </span>
      </Td>
      <Td onCard="full" className="max-md:order-1">
        <span className="relative z-1 line-clamp-1 wrap-anywhere md:max-xl:min-w-36">
          <EmailLink email={user.email} />
        </span>
      </Td>
      <Td className="max-xl:hidden">
        <span className="line-clamp-1 wrap-anywhere">{user.company_name ?? NOT_PROVIDED}</span>
      </Td>
      <Td
        onCard={user.phone === null ? 'hidden' : 'full'}
        className="max-md:order-2 xl:whitespace-nowrap"
      >
        <span className="relative z-1 inline-block md:max-xl:min-w-16">
          {user.phone === null ? NOT_PROVIDED : <PhoneLink phone={user.phone} />}
        </span>
      </Td>
      <Td className="max-md:order-3 max-md:pt-1.5">
        <RoleBadges roles={user.roles} />
      </Td>
      <Td className="whitespace-nowrap max-md:order-4 max-md:self-end max-md:text-sm max-md:text-subtle">
        <JoinedCell user={user} />
      </Td>
      <Td className="md:w-24">
        <RowActions isTight>
          {standingOf(user).mark === 'Invited' && (
            <RowAction
              Icon={Send}
              label="Send the invitation again"
              name={name}
              onClick={() => {
                onInvite(user);
              }}
            />
          )}
          <RowAction
            Icon={Pencil}
            label="Edit"
            name={name}
            onClick={() => {
              onEdit(user);
            }}
          />
          <RowAction
            Icon={Trash2}
            label="Delete"
            name={name}
            isHidden={isSelf}
            onClick={() => {
              onDelete(user);
            }}
          />
        </RowActions>
      </Td>
    </Tr>
  );
}
