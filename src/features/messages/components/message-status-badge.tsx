import { Badge } from '@/shared/ui/badge';
import type { MessageStatus } from '../model/message-list-params';

const FACES = {
  new: { tone: 'warn', word: 'New' },
  handled: { tone: 'ok', word: 'Handled' },
  archived: { tone: 'neutral', word: 'Archived' },
} as const;

/** Where a message stands. */
export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { tone, word } = FACES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
