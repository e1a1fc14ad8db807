import type { QuoteStatus } from '@contracts/quote';
import { Badge } from '@/shared/ui/badge';

const FACES = {
  new: { tone: 'warn', word: 'New' },
  reviewed: { tone: 'info', word: 'Reviewed' },
  archived: { tone: 'neutral', word: 'Archived' },
} as const;

/** Where a quote stands. */
export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { tone, word } = FACES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
