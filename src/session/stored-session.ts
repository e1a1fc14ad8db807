/** supabase-js keeps its session under `sb-<project>-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** Whether a `storage` event (another tab) is about the session. `null` means all was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || SESSION_KEY.test(key);
}

/**
 * Whether this browser holds a session, without loading supabase-js to ask. A browser that blocks
 * storage holds none.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}
