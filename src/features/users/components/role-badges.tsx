import type { AppRole } from '@domain/roles';
import { ROLE_LABELS } from '@/session/role-labels';
import { cn } from '@/shared/lib/cn';
import { Badge } from '@/shared/ui/badge';

/** Other roles have no color. */
const TONES: Partial<Record<AppRole, 'danger' | 'info'>> = { admin: 'danger', moderator: 'info' };

/** The roles of a user. */
export function RoleBadges({ roles }: { roles: readonly AppRole[] }) {
  if (roles.length === 0) return <span className="text-subtle">No role</span>;
  return (
    <span className={cn('inline-flex flex-wrap gap-1', roles.length <= 2 && '3xl:flex-nowrap')}>
      {roles.map((role) => (
        <Badge key={role} tone={TONES[role]} hasMark={false}>
          {ROLE_LABELS[role]}
        </Badge>
      ))}
    </span>
  );
}
