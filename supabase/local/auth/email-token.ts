import { createHash, randomInt } from 'node:crypto';

/** The secret of a mail: a code of six digits, and what of it stands in links and in the database. */
export interface EmailToken {
  code: string;
  hash: string;
}

/** A token for a mail to `email`, as the API library makes and checks them. */
export function createEmailToken(email: string): EmailToken {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex');
  return { code, hash };
}
