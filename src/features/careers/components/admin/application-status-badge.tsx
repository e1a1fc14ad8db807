import { Badge } from '@/shared/ui/badge';
import { knownStatus } from '../../model/application-status';

export const APPLICATION_STATUS_BADGES = {
  new: { tone: 'warn', word: 'New' },
  reviewed: { tone: 'info', word: 'Reviewed' },
  interview: { tone: 'info', word: 'Interview' },
  hired: { tone: 'ok', word: 'Hired' },
  rejected: { tone: 'neutral', word: 'Rejected' },
} as const;

/** An application's status. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  const { tone, word } = APPLICATION_STATUS_BADGES[knownStatus(status)];
  return <Badge tone={tone}>{word}</Badge>;
}
