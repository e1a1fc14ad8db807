import { formatDate } from '@domain/time/moment-text';
import { Badge } from '@/shared/ui/badge';
import type { User } from '../api/users';
import { standingOf } from '../model/standing';

/** When a user joined, or a badge if they haven't. */
export function JoinedCell({ user }: { user: User }) {
  const { mark, since } = standingOf(user);
  if (mark === null) return <time dateTime={since}>{formatDate(since)}</time>;
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={mark === 'Invited' ? 'warn' : 'neutral'}>{mark}</Badge>
      <time dateTime={since} className="text-subtle md:max-[90rem]:sr-only">
        {formatDate(since)}
      </time>
    </span>
  );
}
