import { expect } from 'vitest';
import { verifyAddressIn } from '../../support/auth-link.ts';
import type { Project } from './project.ts';

/** Where a link in an email redirects to. */
export interface Landing {
  /** URL without query and fragment. */
  address: string;
  /** Parameters in the fragment. */
  hash: URLSearchParams;
}

/** Opens a link from an email like a browser. */
export async function follow(link: string): Promise<Landing> {
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return {
    address: target.origin + target.pathname,
    hash: new URLSearchParams(target.hash.slice(1)),
  };
}

/**
 * The newest link emailed to an address, as the address of Auth's endpoint, which uses the token.
 *
 * @throws Error if there is none.
 */
export function linkTo(project: Project, email: string): string {
  const link = project.outbox
    .to(email)
    .map(verifyAddressIn)
    .filter((found) => found !== undefined)
    .at(-1);
  if (link === undefined) throw new Error(`No email with a link to ${email}.`);
  return link;
}

/**
 * The token in the newest link emailed to an address, which the site's page uses with `verifyOtp`.
 *
 * @throws Error if there is none.
 */
export function tokenTo(project: Project, email: string): string {
  return new URL(linkTo(project, email)).searchParams.get('token') ?? '';
}

/** A client signed in with the session in a link's fragment. */
export async function signInByLink(project: Project, hash: URLSearchParams) {
  const client = project.visitor();
  const { data, error } = await client.auth.setSession({
    access_token: hash.get('access_token') ?? '',
    refresh_token: hash.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  return { client, user: data.user };
}
