import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface BadConnection {
  /** Where to connect instead of the server. */
  url: string;
  /** From now on, throttles what is sent and cuts all connections again and again. */
  worsen(): void;
  /** The number of times connections were cut while something was being sent. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * A TCP proxy in front of `target`. Once worsened, it forwards `bytesPerSecond` and cuts every
 * connection each time `cutEveryBytes` were sent. It counts bytes, not seconds, so that a slow machine
 * gets as much through between two cuts as a fast one.
 */
export async function openBadConnection(
  target: string,
  { bytesPerSecond, cutEveryBytes }: { bytesPerSecond: number; cutEveryBytes: number },
): Promise<BadConnection> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isBad = false;
  let cuts = 0;
  let sent = 0;

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.pipe(client);
    void pass(client, upstream).catch(() => client.destroy());
  });

  async function pass(client: Socket, upstream: Socket): Promise<void> {
    for await (const chunk of client as AsyncIterable<Buffer>) {
      if (!upstream.write(chunk)) await new Promise((resume) => upstream.once('drain', resume));
      if (!isBad) continue;
      sent += chunk.byteLength;
      if (sent >= cutEveryBytes) {
        sent = 0;
        cuts += 1;
        for (const socket of sockets) socket.destroy();
        return;
      }
      await wait((chunk.byteLength / bytesPerSecond) * 1000);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    worsen() {
      isBad = true;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
