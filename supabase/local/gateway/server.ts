import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The stand-in listens on this machine only. */
export const LOOPBACK = '127.0.0.1';

/** As long as proxies in front of hosted projects usually keep idle connections. */
const KEEP_ALIVE_MS = 65_000;

/** The port is used by another process. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

export interface ListeningServer {
  server: Server;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Sets the request handler; until then every request gets 503. */
  serve(handle: (req: IncomingMessage, res: ServerResponse) => void): void;
  close: () => Promise<void>;
}

/**
 * Starts listening before anything slow starts.
 *
 * @param port 0 for any free port.
 * @throws PortTakenError when the port is taken.
 */
export async function listen(port: number): Promise<ListeningServer> {
  let handler = (_req: IncomingMessage, res: ServerResponse) => {
    res
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' })
      .end('Starting …');
  };
  const server = createServer((req, res) => handler(req, res));
  // Node's 5 s close connections that clients are about to reuse, which resets their next request.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, LOOPBACK);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTakenError(`Port ${String(port)} is in use.`, { cause: error });
    }
    throw error;
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${LOOPBACK}:${String(taken)}`,
    serve(handle) {
      handler = handle;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
