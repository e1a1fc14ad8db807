import { Archive, Check, Trash2 } from 'lucide-react';
import { RowAction, RowActions } from '@/shared/console/list/row-action';
import { Button } from '@/shared/ui/button';
import type { ContactMessage } from '../api/messages';
import type { MessageStatus } from '../model/message-list-params';

export interface MessageHandlers {
  onStatusChange: (message: ContactMessage, status: MessageStatus) => void;
  /** Asks before anything is deleted. */
  onDelete: (message: ContactMessage) => void;
}

type Props = MessageHandlers & { message: ContactMessage };

/** What can be done about a message from its row. */
export function MessageActions({ message, onStatusChange, onDelete }: Props) {
  const { name, status } = message;
  return (
    <RowActions>
      <RowAction
        Icon={Check}
        label="Handled"
        tip="Mark as handled"
        name={name}
        isHidden={status === 'handled'}
        onClick={() => {
          onStatusChange(message, 'handled');
        }}
      />
      <RowAction
        Icon={Archive}
        label="Archive"
        name={name}
        isHidden={status === 'archived'}
        onClick={() => {
          onStatusChange(message, 'archived');
        }}
      />
      <RowAction
        Icon={Trash2}
        label="Delete"
        name={name}
        onClick={() => {
          onDelete(message);
        }}
      />
    </RowActions>
  );
}

const MOVES: readonly { to: MessageStatus; label: string }[] = [
  { to: 'handled', label: 'Mark as handled' },
  { to: 'archived', label: 'Archive' },
  { to: 'new', label: 'Mark as new' },
];

/** What can be done about the message in the drawer. */
export function MessageDrawerActions({ message, onStatusChange, onDelete }: Props) {
  return (
    <>
      {MOVES.filter(({ to }) => to !== message.status).map(({ to, label }, index) => (
        <Button
          key={to}
          variant={index === 0 ? 'solid' : 'quiet'}
          size="md"
          onClick={() => {
            onStatusChange(message, to);
          }}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="ghost"
        size="md"
        className="ml-auto text-danger-text!"
        onClick={() => {
          onDelete(message);
        }}
      >
        Delete
      </Button>
    </>
  );
}
