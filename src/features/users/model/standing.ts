import type { Tables } from '@database';

/** A user's standing, and since when. */
interface Standing {
  /** `null` for a user who has joined. */
  mark: 'Invited' | 'Not verified' | null;
  /** Since when, ISO 8601. */
  since: string;
}

/**
 * Tells whether a user has joined, was invited but hasn't opened the link, or registered but hasn't verified
 * the email address. No one can sign in before joining.
 */
export function standingOf({
  created_at,
  invited_at,
  joined_at,
}: Pick<Tables<'profiles'>, 'created_at' | 'invited_at' | 'joined_at'>): Standing {
  if (joined_at !== null) return { mark: null, since: created_at };
  if (invited_at !== null) return { mark: 'Invited', since: invited_at };
  return { mark: 'Not verified', since: created_at };
}
