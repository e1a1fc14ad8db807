import type { IncomingMessage } from 'node:http';

/** Headers by which a hosted project learns of the caller's address and place. A caller's own are dropped. */
const CLAIMED = new Set([
  'x-forwarded-for',
  'x-real-ip',
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'cf-ipcountry',
  'cf-ipcity',
]);
const TOLD = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'];

/** The address at the other end of the socket. */
export function peerAddress(req: IncomingMessage): string {
  return (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/**
 * Whether the request comes from this machine and asks for it by its own name: a page elsewhere
 * whose name was made to point here does not.
 */
export function isLocalRequest(req: IncomingMessage): boolean {
  const address = peerAddress(req);
  const name = (req.headers.host ?? '').replace(/:\d+$/, '');
  const isFromHere = address === '::1' || address.startsWith('127.');
  return isFromHere && ['localhost', '127.0.0.1', '[::1]'].includes(name);
}

/** Puts the socket's address where a hosted project's edge would, whatever the caller wrote there. */
export function setForwardedHeaders(req: IncomingMessage): void {
  const kept: string[] = [];
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = req.rawHeaders.slice(i, i + 2);
    if (!CLAIMED.has(name.toLowerCase())) kept.push(name, value);
  }
  for (const name of CLAIMED) Reflect.deleteProperty(req.headers, name);
  for (const name of TOLD) {
    kept.push(name, peerAddress(req));
    req.headers[name] = peerAddress(req);
  }
  req.rawHeaders.splice(0, req.rawHeaders.length, ...kept);
}
