import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { readClaims, readRequestClaims } from '../auth/tokens.ts';
import type { Database } from '../database/database.ts';
import { readPermissions } from './authorize.ts';
import { deliverChanges } from './changes.ts';
import { Channels, roomOf } from './channels.ts';
import { Connection } from './connection.ts';

export interface Realtime {
  /** POST /realtime/v1/api/broadcast…: sends a message over HTTP. */
  handleRequest(request: Request): Promise<Response>;
  close: () => void;
}

type Log = (line: string, error: unknown) => void;

const SOCKET_PATH = '/realtime/v1/websocket';
const CHANNEL = 'embedded_backend_changes';

/**
 * Realtime like a hosted project: Phoenix channels over WebSocket, private ones by policy and public
 * ones for anyone with a key. Ignores upgrades to other paths.
 */
export async function startRealtime(
  server: Server,
  database: Database,
  log: Log,
): Promise<Realtime> {
  const sockets = new WebSocketServer({ noServer: true });
  const channels = new Channels();

  const handleUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (url.pathname !== SOCKET_PATH) return;
    const apiKey = url.searchParams.get('apikey') ?? '';
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    readClaims(apiKey).then(
      () =>
        sockets.handleUpgrade(
          req,
          socket,
          head,
          (opened) => new Connection(opened, { database, channels, apiKey, version, log }),
        ),
      () => socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n'),
    );
  };
  server.on('upgrade', handleUpgrade);

  let delivery = Promise.resolve();
  await database.listen(CHANNEL, () => {
    delivery = delivery
      .then(() => deliverChanges(database, channels))
      .catch((error: unknown) => log('realtime delivery', error));
  });

  return {
    handleRequest: (request) => handleBroadcast(request, database, channels),
    close() {
      server.off('upgrade', handleUpgrade);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

interface Broadcast {
  topic: string;
  event: string;
  payload: unknown;
  private?: boolean;
}

async function handleBroadcast(
  request: Request,
  database: Database,
  channels: Channels,
): Promise<Response> {
  const claims = await readRequestClaims(request).catch(() => undefined);
  if (claims === undefined) return Response.json({ message: 'Unauthorized' }, { status: 401 });
  const messages = await readBroadcasts(request);
  if (messages === undefined) return Response.json({ message: 'Not Found' }, { status: 404 });
  for (const { topic, event, payload, private: isPrivate = false } of messages) {
    if (isPrivate && !(await readPermissions(database, claims, topic)).broadcast.write) {
      return Response.json({ message: 'Forbidden' }, { status: 403 });
    }
    channels.broadcast(roomOf(topic, isPrivate), { type: 'broadcast', event, payload });
  }
  return new Response(null, { status: 202 });
}

async function readBroadcasts(request: Request): Promise<Broadcast[] | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'POST') return undefined;
  if (pathname === '/realtime/v1/api/broadcast') {
    return ((await request.json()) as { messages: Broadcast[] }).messages;
  }
  const [, topic, event] =
    /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(pathname) ?? [];
  if (topic === undefined || event === undefined) return undefined;
  const payload: unknown = await request.json();
  return [
    {
      topic: decodeURIComponent(topic),
      event: decodeURIComponent(event),
      payload,
      private: searchParams.get('private') === 'true',
    },
  ];
}
