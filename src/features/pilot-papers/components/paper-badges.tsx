import { dayOf } from '@domain/time/day';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import type { PilotPaper } from '../api/papers';
import { expiryOf } from '../model/expiry';

/** When a paper expires, and whether dispatch has checked it. */
export function PaperBadges({ paper }: { paper: Pick<PilotPaper, 'expires_on' | 'checked_at'> }) {
  const { tone, text } = expiryOf(paper.expires_on, dayOf(useNow()));
  const isChecked = paper.checked_at !== null;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{text}</Badge>
      <Badge tone={isChecked ? 'ok' : 'neutral'}>{isChecked ? 'Checked' : 'Not checked yet'}</Badge>
    </span>
  );
}
