import { RETURN_PARAM, SIGN_IN_PATH } from './safe-return-path';

/** The page with the button that uses a link from one of our emails. */
export const CONFIRM_PATH = '/auth/confirm';

const KINDS = ['signup', 'invite', 'recovery', 'email_change'] as const;
export type EmailLinkKind = (typeof KINDS)[number];

/** The contents of an email link's URL fragment. Only {@link CONFIRM_PATH} uses the link. */
export interface EmailLink {
  tokenHash: string;
  kind: EmailLinkKind;
}

/** Reads the fragment of an email link (`supabase/templates`); `null` for any other. */
export function readEmailLink(hash: string): EmailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const tokenHash = params.get('token_hash') ?? '';
  const kind = KINDS.find((known) => known === params.get('type'));
  return tokenHash === '' || kind === undefined ? null : { tokenHash, kind };
}

/**
 * Where to send a visit that an email link brought to another page: {@link CONFIRM_PATH}, which returns to
 * that page later. `null` if there is no such link.
 */
export function confirmPathFor(location: {
  pathname: string;
  search: string;
  hash: string;
}): string | null {
  const { pathname, search, hash } = location;
  if (readEmailLink(hash) === null || isAt(pathname, CONFIRM_PATH)) return null;
  // The pages under /auth already name the page to return to.
  if (`${pathname}/`.startsWith(`${SIGN_IN_PATH}/`)) return CONFIRM_PATH + search + hash;
  const params = new URLSearchParams({ [RETURN_PARAM]: pathname + search });
  return `${CONFIRM_PATH}?${params.toString()}${hash}`;
}

const isAt = (pathname: string, path: string) => pathname.replace(/\/$/, '') === path;
