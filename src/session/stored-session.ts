/** supabase-js stores its session under `sb-<project>-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** True if a `storage` event from another tab concerns the session. `null`: everything was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || SESSION_KEY.test(key);
}

/** Removes the session from this browser. The server may still know it. */
export function removeStoredSession(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (SESSION_KEY.test(key)) window.localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/**
 * True if this browser has a session, checked without loading supabase-js; `false` when storage is
 * blocked.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}
