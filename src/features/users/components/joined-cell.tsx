import { formatDate } from '@/shared/lib/format-date';
import { Badge } from '@/shared/ui/badge';
import type { User } from '../api/users';
import { isInvited } from '../model/user-form';

/** Since when somebody is with us; who was invited and has not joined is marked. */
export function JoinedCell({ user }: { user: User }) {
  if (!isInvited(user)) {
    return <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>;
  }
  const invitedAt = user.invited_at ?? user.created_at;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone="warn">Invited</Badge>
      <time dateTime={invitedAt} className="text-subtle md:max-[90rem]:sr-only">
        {formatDate(invitedAt)}
      </time>
    </span>
  );
}
