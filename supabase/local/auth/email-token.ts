import { createHash, randomInt } from 'node:crypto';

/** An email's secret: a six-digit code, and its hash for links and the database. */
export interface EmailToken {
  code: string;
  hash: string;
}

/** A token for an email to `email` in the API library's format. */
export function createEmailToken(email: string): EmailToken {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex');
  return { code, hash };
}
