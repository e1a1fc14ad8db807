import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { WebSocket } from 'ws';
import { denoImports } from './import-map.ts';
import { entryOf, type FunctionRuntime, type RuntimeOptions } from './runtime.ts';

type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

/** The part of Deno that functions need. The bundle's first line reads it. */
interface DenoShim {
  serve(handlerOrOptions: Handler | object, handler?: Handler): { finished: Promise<void> };
  env: {
    get(name: string): string | undefined;
    has(name: string): boolean;
    toObject(): Record<string, string>;
  };
}

/** The global where a bundle finds its `Deno`; bundles and this module share nothing else. */
const SHIMS = Symbol.for('supabase-local.deno');
const shims = new Map<string, DenoShim>();
Object.assign(globalThis, { [SHIMS]: shims });

// Deno and Node 22 have a WebSocket; on Node 20 supabase-js doesn't start without one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

const OUT_DIR = resolve('node_modules/.cache/local-supabase/functions');
const PEER = { remoteAddr: { transport: 'tcp', hostname: '127.0.0.1', port: 0 } };

/**
 * Runs functions in this process: the same `index.ts`, bundled by esbuild, with a `Deno` that offers
 * `serve` and `env`. A change to any file in the folder takes effect on the next call.
 */
export function createNodeRuntime({ folder, env }: RuntimeOptions): FunctionRuntime {
  const id = randomUUID();
  const loaded = new Map<string, { changedAt: number; handler: Promise<Handler> }>();

  async function load(name: string, changedAt: number): Promise<Handler> {
    const file = await bundle(folder, name);
    const shimName = `${id}/${name}/${String(changedAt)}`;
    return new Promise<Handler>((serve, fail) => {
      shims.set(shimName, createShim(env, serve));
      const url = `${pathToFileURL(file).href}?shim=${encodeURIComponent(shimName)}`;
      import(/* @vite-ignore */ url).then(
        () => fail(new Error(`${name} never called Deno.serve.`)),
        fail,
      );
    });
  }

  return {
    has: (name) => existsSync(entryOf(folder, name)),
    async call(name, request) {
      const changedAt = latestChange(folder);
      let current = loaded.get(name);
      if (current?.changedAt !== changedAt) {
        current = { changedAt, handler: load(name, changedAt) };
        loaded.set(name, current);
      }
      const handle = await current.handler;
      return handle(request, PEER);
    },
    close() {
      for (const name of shims.keys()) if (name.startsWith(id)) shims.delete(name);
      return Promise.resolve();
    },
  };
}

function createShim(env: Record<string, string>, serve: (handler: Handler) => void): DenoShim {
  const all = () => ({ ...process.env, ...env }) as Record<string, string>;
  return {
    serve(handlerOrOptions, handler) {
      serve(handler ?? (handlerOrOptions as Handler));
      return { finished: new Promise(() => undefined) };
    },
    env: {
      get: (name) => env[name] ?? process.env[name],
      has: (name) => name in env || name in process.env,
      toObject: all,
    },
  };
}

/** Bundles a function to a file named by its content hash, so that equal bundles share a file. */
async function bundle(folder: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryOf(folder, name)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'silent',
    plugins: [denoImports(folder, name)],
    banner: {
      js: `const Deno = globalThis[Symbol.for('supabase-local.deno')].get(new URL(import.meta.url).searchParams.get('shim'));`,
    },
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  mkdirSync(OUT_DIR, { recursive: true });
  const file = join(OUT_DIR, `${name}-${hash}.mjs`);
  writeFileSync(file, code);
  return file;
}

/** When a file in the folder last changed, in milliseconds since 1970. */
function latestChange(folder: string): number {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? latestChange(path) : statSync(path).mtimeMs);
  }
  return latest;
}
