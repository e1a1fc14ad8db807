import { Badge } from '@/shared/ui/badge';
import { knownStatus } from '../../model/application-status';

const FACES = {
  new: { tone: 'warn', word: 'New' },
  reviewed: { tone: 'info', word: 'Reviewed' },
  interview: { tone: 'info', word: 'Interview' },
  hired: { tone: 'ok', word: 'Hired' },
  rejected: { tone: 'neutral', word: 'Rejected' },
} as const;

/** Where an application stands. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  const { tone, word } = FACES[knownStatus(status)];
  return <Badge tone={tone}>{word}</Badge>;
}
