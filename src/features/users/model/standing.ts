import type { User } from '../api/users';

/** How far somebody has come, by what Auth knows of them. */
interface Standing {
  /** `null` for who has joined. */
  mark: 'Invited' | 'Not verified' | null;
  /** When that began, ISO 8601. */
  since: string;
}

/**
 * Whether a user has joined, was invited and never opened the link, or registered and never
 * verified the address. Nobody signs in before they have joined.
 */
export function standingOf({ created_at, invited_at, joined_at }: User): Standing {
  if (joined_at !== null) return { mark: null, since: created_at };
  if (invited_at !== null) return { mark: 'Invited', since: invited_at };
  return { mark: 'Not verified', since: created_at };
}
