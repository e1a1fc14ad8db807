import type { LoadStatus } from '@domain/load-status';
import { Badge } from '@/shared/ui/badge';

/** Label and tone of each load status. */
export const LOAD_STATUS_BADGES = {
  planned: { tone: 'neutral', word: 'Planned' },
  assigned: { tone: 'info', word: 'Assigned' },
  in_transit: { tone: 'warn', word: 'In transit' },
  delivered: { tone: 'ok', word: 'Delivered' },
  cancelled: { tone: 'danger', word: 'Canceled' },
} as const;

/** A load's status. */
export function LoadStatusBadge({ status }: { status: LoadStatus }) {
  const { tone, word } = LOAD_STATUS_BADGES[status];
  return <Badge tone={tone}>{word}</Badge>;
}
