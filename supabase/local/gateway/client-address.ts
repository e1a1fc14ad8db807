import type { IncomingMessage } from 'node:http';

/** The header with the caller's address. Hosted's edge overwrites whatever the caller sent. */
const CLIENT_ADDRESS = 'cf-connecting-ip';
/**
 * Headers a caller can forge. Hosted keeps the caller's text at the start of x-forwarded-for, so
 * nothing may rely on it; here it is removed.
 */
const CLAIMED_ADDRESS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip'];
/** Headers with the caller's location, set by hosted's edge. */
const PLACE = ['cf-ipcountry', 'cf-ipcity'];

/** The address at the other end of the socket. */
export function peerAddress(req: IncomingMessage): string {
  return (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/**
 * True if the request comes from this machine and names this machine as its host. DNS rebinding
 * from another site fails the second check.
 */
export function isLocalRequest(req: IncomingMessage): boolean {
  const address = peerAddress(req);
  const name = (req.headers.host ?? '').replace(/:\d+$/, '');
  const isFromHere = address === '::1' || address.startsWith('127.');
  return isFromHere && ['localhost', '127.0.0.1', '[::1]'].includes(name);
}

/**
 * Sets the address header like hosted's edge, from the socket, and removes forged headers. With
 * `isForwardedForTrusted` the caller's `x-forwarded-for` and location count instead, so that tests
 * can act as several visitors.
 */
export function setClientAddress(req: IncomingMessage, isForwardedForTrusted: boolean): void {
  const forwarded = isForwardedForTrusted ? req.headers['x-forwarded-for'] : undefined;
  const address = forwarded === undefined ? peerAddress(req) : firstOf(forwarded);
  const removed = new Set([
    CLIENT_ADDRESS,
    ...CLAIMED_ADDRESS,
    ...(forwarded === undefined ? PLACE : []),
  ]);
  const kept: string[] = [];
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = req.rawHeaders.slice(i, i + 2);
    if (!removed.has(name.toLowerCase())) kept.push(name, value);
  }
  for (const name of removed) Reflect.deleteProperty(req.headers, name);
  req.headers[CLIENT_ADDRESS] = address;
  req.rawHeaders.splice(0, req.rawHeaders.length, ...kept, CLIENT_ADDRESS, address);
}

const firstOf = (header: string | string[]) => String(header).split(',', 1)[0]?.trim() ?? '';
