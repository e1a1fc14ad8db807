import { createHash, randomBytes } from 'node:crypto';

/** The token of a private link, as the browser makes it. */
export const newToken = () => randomBytes(24).toString('base64url');
/** The hash of a token that the database stores. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
