/** Query parameter of /auth with the path to return to. */
export const RETURN_PARAM = 'next';

/** Signing in and registering. */
export const SIGN_IN_PATH = '/auth';
/** Requesting a password link, and the page that link opens. */
export const FORGOT_PASSWORD_PATH = '/auth/forgot-password';
export const NEW_PASSWORD_PATH = '/auth/new-password';
const HOME_PATH = '/';
/** Any origin works: a path that resolves to another one leaves the site. */
const PROBE_ORIGIN = 'https://site.invalid';

/**
 * The path to open after signing in: `raw` if it is an absolute path on this site, otherwise the home
 * page. Rejects disguised URLs of other sites, and /auth and below, which would loop.
 */
export function safeReturnPath(raw: string | null): string {
  if (raw?.startsWith('/') !== true) return HOME_PATH;
  // Parse it as a browser does: tabs and line breaks are dropped, backslashes become slashes.
  const url = parse(raw);
  // Resolving a dot segment can leave a double slash: `/.//evil.example`.
  if (url?.origin !== PROBE_ORIGIN || url.pathname.startsWith('//') || isSignIn(url.pathname)) {
    return HOME_PATH;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Path of the sign-in page that returns to `location` afterwards. */
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
