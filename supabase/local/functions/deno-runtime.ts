import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryOf, type FunctionRuntime, type RuntimeOptions } from './runtime.ts';

interface Server {
  port: number;
  child: ChildProcess;
}

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 25;

/**
 * Runs each function in its own Deno process, started by its first call. Deno downloads no code:
 * npm packages must be installed here.
 *
 * @param bin path of the Deno binary.
 */
export function createDenoRuntime(
  bin: string,
  { folder, env, log }: RuntimeOptions,
): FunctionRuntime {
  const servers = new Map<string, Promise<Server>>();

  async function start(name: string): Promise<Server> {
    const port = await findFreePort();
    const config = [join(folder, name, 'deno.json'), join(folder, 'deno.json')].find(existsSync);
    const child = spawn(
      bin,
      [
        'run',
        '--quiet',
        '--no-prompt',
        '--no-remote',
        '--cached-only',
        '--node-modules-dir=manual',
        '--no-lock',
        ...(config === undefined ? [] : [`--config=${config}`]),
        '--allow-net',
        '--allow-env',
        '--allow-read',
        entryOf(folder, name),
      ],
      {
        env: {
          ...process.env,
          ...env,
          DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${String(port)}`,
          DENO_NO_UPDATE_CHECK: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output = (output + data.toString()).slice(-4000);
        log(`[${name}] ${data.toString().trimEnd()}`);
      });
    }
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(port))) {
      if (child.exitCode !== null)
        throw new Error(`Function ${name} ended at its start:\n${output}`);
      if (Date.now() > deadline) throw new Error(`Function ${name} did not start in time.`);
      await sleep(POLL_MS);
    }
    return { port, child };
  }

  return {
    has: (name) => existsSync(entryOf(folder, name)),
    async call(name, request) {
      const server = servers.get(name) ?? start(name);
      servers.set(name, server);
      const { port } = await server;
      const { pathname, search } = new URL(request.url);
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      return fetch(`http://127.0.0.1:${String(port)}${pathname}${search}`, {
        method: request.method,
        headers: withoutHopByHop(request.headers),
        ...(hasBody ? { body: await request.arrayBuffer() } : {}),
      });
    },
    async close() {
      for (const starting of servers.values()) {
        const server = await starting.catch(() => undefined);
        server?.child.kill();
      }
    },
  };
}

function withoutHopByHop(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']) {
    kept.delete(name);
  }
  return kept;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
