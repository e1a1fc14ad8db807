import { findAuthLink } from '../../../supabase/local/mail/outbox.ts';
import type { Project } from './project.ts';

/** What following a link from a mail brings to the site. */
export interface Landing {
  address: string;
  hash: URLSearchParams;
}

/** Follows a link from a mail as a browser would, and reads what it brings to the site. */
export async function follow(link: string): Promise<Landing> {
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return {
    address: target.origin + target.pathname,
    hash: new URLSearchParams(target.hash.slice(1)),
  };
}

/**
 * The link of the newest mail to an address.
 *
 * @throws Error when there is none.
 */
export function linkTo(project: Project, email: string): string {
  const link = project.outbox.to(email).map(findAuthLink).at(-1);
  if (link === undefined) throw new Error(`No mail with a link to ${email}.`);
  return link;
}
