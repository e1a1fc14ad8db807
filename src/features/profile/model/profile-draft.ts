import type { ProfileFormValues } from '@contracts/profile';
import type { Profile } from '@/session/session-queries';
import { isSameValues, PROFILE_LABELS, toFormValues } from './profile-values';

/** Changes on their way, kept in this tab over a reload or a session that ran out. */
interface ProfileDraft {
  userId: string;
  /** The profile the changes were made to. */
  base: Profile;
  values: ProfileFormValues;
}

const KEY = 'profile-draft';

/** Keeps what is typed; without a change to keep there is nothing. */
export function saveProfileDraft(base: Profile, values: ProfileFormValues): void {
  try {
    if (isSameValues(values, toFormValues(base))) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ userId: base.id, base, values }));
  } catch {
    // Blocked or full: the form itself still holds everything.
  }
}

/** What somebody had typed and not saved; anybody can write to storage, so only what fits is read. */
export function loadProfileDraft(userId: string): Omit<ProfileDraft, 'userId'> | null {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(draft) && draft.userId === userId && draft.base.id === userId ? draft : null;
  } catch {
    return null;
  }
}

export function clearProfileDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

function isDraft(draft: unknown): draft is ProfileDraft {
  if (!isRecord(draft) || !isRecord(draft['base']) || !isRecord(draft['values'])) return false;
  const { base, values } = draft;
  return (
    typeof draft['userId'] === 'string' &&
    typeof base['updated_at'] === 'string' &&
    Object.keys(PROFILE_LABELS).every((field) => typeof values[field] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
