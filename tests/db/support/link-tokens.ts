import { createHash, randomBytes } from 'node:crypto';

/** The token of a private link, as the browser makes it. */
export const newToken = () => randomBytes(24).toString('base64url');
/** What the database stores of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
