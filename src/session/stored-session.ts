/** supabase-js stores its session under `sb-<project>-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** Whether a `storage` event from another tab concerns the session. `null`: everything was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || SESSION_KEY.test(key);
}

/**
 * Whether this browser has a session, checked without loading supabase-js; `false` when storage is
 * blocked.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}
