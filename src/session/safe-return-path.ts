/** Name of the query parameter of /auth that holds the way back. */
export const RETURN_PARAM = 'next';

/** Where people sign in and register. */
export const SIGN_IN_PATH = '/auth';
/** Where people ask for a link to choose a new password, and where that link leads. */
export const FORGOT_PASSWORD_PATH = '/auth/forgot-password';
export const NEW_PASSWORD_PATH = '/auth/new-password';
const HOME_PATH = '/';
/** Any origin will do: it only shows whether a path leaves the one it is resolved against. */
const PROBE_ORIGIN = 'https://site.invalid';

/**
 * Where to go after signing in: `raw` when it is an absolute path on this site, else the home
 * page. Other addresses, whatever their disguise, and /auth with what is below it (a loop) are refused.
 */
export function safeReturnPath(raw: string | null): string {
  if (raw?.startsWith('/') !== true) return HOME_PATH;
  // Read as a browser reads it: tabs and line breaks vanish, backslashes are slashes.
  const url = parse(raw);
  // A dot segment can uncover a second slash (`/.//evil.example`), hence the look at the result.
  if (url?.origin !== PROBE_ORIGIN || url.pathname.startsWith('//') || isSignIn(url.pathname)) {
    return HOME_PATH;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Address of the sign-in page that leads back to `location` afterwards. */
export function signInPath(location: { pathname: string; search: string; hash: string }): string {
  const back = safeReturnPath(`${location.pathname}${location.search}${location.hash}`);
  if (back === HOME_PATH) return SIGN_IN_PATH;
  return `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN_PARAM]: back }).toString()}`;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, PROBE_ORIGIN);
  } catch {
    return null;
  }
}

function isSignIn(pathname: string): boolean {
  return `${decodePath(pathname).toLowerCase()}/`.startsWith(`${SIGN_IN_PATH}/`);
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
