import type { LoadStatus } from '@contracts/load';
import { Badge } from '@/shared/ui/badge';

/** What a status is called, and its tone. */
export const LOAD_STATUS_FACES = {
  planned: { tone: 'neutral', word: 'Planned' },
  assigned: { tone: 'info', word: 'Assigned' },
  in_transit: { tone: 'warn', word: 'Under way' },
  delivered: { tone: 'ok', word: 'Delivered' },
  cancelled: { tone: 'danger', word: 'Cancelled' },
} as const;

/** Where a load stands. */
export function LoadStatusBadge({ status }: { status: LoadStatus }) {
  const { tone, word } = LOAD_STATUS_FACES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
