import type { QuoteStatus } from '@domain/quote-status';
import { Badge } from '@/shared/ui/badge';

export const QUOTE_STATUS_BADGES = {
  new: { tone: 'warn', word: 'New' },
  reviewed: { tone: 'info', word: 'Reviewed' },
  archived: { tone: 'neutral', word: 'Archived' },
} as const;

/** A quote's status. */
export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { tone, word } = QUOTE_STATUS_BADGES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
