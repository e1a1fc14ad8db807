import { Badge } from '@/shared/ui/badge';
import type { MessageStatus } from '../model/message-list-params';

export const MESSAGE_STATUS_BADGES = {
  new: { tone: 'warn', word: 'New' },
  handled: { tone: 'ok', word: 'Handled' },
  archived: { tone: 'neutral', word: 'Archived' },
} as const;

/** A message's status. */
export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { tone, word } = MESSAGE_STATUS_BADGES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
