import { Badge } from '@/shared/ui/badge';
import type { SecondFactors } from '../api/second-factors';
import type { User } from '../api/users';

interface SecondFactorMarkProps {
  user: User;
  /** Undefined while loading. */
  secondFactors: SecondFactors | undefined;
}

/** The mark of a colleague who has set up two-step verification; a warning if they need to. */
export function SecondFactorMark({ user: { id, roles }, secondFactors }: SecondFactorMarkProps) {
  if (secondFactors?.userIds.has(id) === true) return <Badge tone="ok">Two-step</Badge>;
  const isStaff = roles.includes('admin') || roles.includes('moderator');
  if (!isStaff || secondFactors?.isRequired !== true) return null;
  return <Badge tone="warn">No two-step</Badge>;
}
