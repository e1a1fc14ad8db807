import type { ProfileFormValues } from '@contracts/profile';
import type { Profile } from '@/session/session-queries';
import { isSameValues, PROFILE_LABELS, toFormValues } from './profile-values';

/** Unsaved changes, kept in this tab across reloads and expired sessions. */
interface ProfileDraft {
  userId: string;
  /** The profile version the changes are based on. */
  base: Profile;
  values: ProfileFormValues;
}

const KEY = 'profile-draft';

/** Stores the unsaved changes, or clears the draft if there are none. */
export function saveProfileDraft(base: Profile, values: ProfileFormValues): void {
  try {
    if (isSameValues(values, toFormValues(base))) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ userId: base.id, base, values }));
  } catch {
    // Blocked or full: the form itself still holds everything.
  }
}

/** The user's unsaved changes, or `null`. Anything can be in storage, so it is validated. */
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
