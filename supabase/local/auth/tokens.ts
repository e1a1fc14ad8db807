import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Claims } from '../database/database.ts';
import { JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY } from '../config/keys.ts';

const secret = new TextEncoder().encode(JWT_SECRET);

/** A token or key that is missing, invalid or expired. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/**
 * Reads the caller's claims from a user's token or an API key.
 *
 * @throws InvalidTokenError when it is neither, or the token has expired.
 */
export async function readClaims(tokenOrKey: string | null | undefined): Promise<Claims> {
  if (tokenOrKey === PUBLISHABLE_KEY) return { role: 'anon' };
  if (tokenOrKey === SECRET_KEY) return { role: 'service_role' };
  if (tokenOrKey === null || tokenOrKey === undefined || tokenOrKey === '') {
    throw new InvalidTokenError('No API key or token given.');
  }
  const payload = await verifyToken(tokenOrKey);
  const { role } = payload;
  return { ...payload, role: typeof role === 'string' ? role : 'anon' };
}

/**
 * The claims of an HTTP request: from the token in `authorization`, otherwise the key in `apikey`.
 *
 * @throws InvalidTokenError when neither is valid.
 */
export async function readRequestClaims(request: Request): Promise<Claims> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const apikey = request.headers.get('apikey');
  if (bearer !== undefined) return readClaims(bearer);
  return readClaims(apikey);
}

/** Signs claims with the stand-in's secret, valid for `seconds`. */
export function signToken(claims: JWTPayload, seconds: number): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(secret);
}

/** @throws InvalidTokenError when the token is not one of ours or has expired. */
export async function verifyToken(token: string): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
  } catch (error) {
    throw new InvalidTokenError(error instanceof Error ? error.message : 'Invalid token.', {
      cause: error,
    });
  }
}
