/**
 * The session and its assurance level in an access token, as one text that changes when the user signs
 * in again or enters a code; empty for anything but a token.
 */
export function readTokenSession(token: string | undefined): string {
  const payload = token?.split('.')[1];
  if (payload === undefined) return '';
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      session_id?: string;
      aal?: string;
    };
    return `${claims.session_id ?? ''}/${claims.aal ?? ''}`;
  } catch {
    // Not a JWT. The server decides what it is worth.
    return '';
  }
}
