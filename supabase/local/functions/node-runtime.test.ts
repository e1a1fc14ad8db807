import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeRuntime } from './node-runtime.ts';
import { handleFunctionRequest } from './routes.ts';
import type { FunctionRuntime } from './runtime.ts';
import { signToken } from '../auth/tokens.ts';

let folder: string;
let runtime: FunctionRuntime;
let clock = Date.now() / 1000;

/** Writes a file with a modification time that differs from the previous version's. */
function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  clock += 1;
  utimesSync(file, clock, clock);
}

const request = (init: RequestInit = {}) =>
  new Request('http://127.0.0.1/functions/v1/hello', init);
const answer = async () => (await runtime.call('hello', request())).text();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
  runtime = createNodeRuntime({ folder, env: { GREETING: 'Hello' }, log: () => undefined });
});
afterEach(async () => {
  await runtime.close();
  rmSync(folder, { recursive: true });
});

describe('a function written for Deno', () => {
  it('serves requests, and reads its environment and neighboring files', async () => {
    write('_shared/name.ts', `export const name: string = 'Dayton';`);
    write(
      'hello/index.ts',
      `import { name } from '../_shared/name.ts';
       Deno.serve((req: Request) => new Response(Deno.env.get('GREETING') + ' ' + name + ' ' + req.method));`,
    );

    expect(await answer()).toBe('Hello Dayton GET');
  });

  it('imports from npm through its deno.json', async () => {
    write('hello/deno.json', JSON.stringify({ imports: { 'zod/mini': 'npm:zod@4/mini' } }));
    write(
      'hello/index.ts',
      `import * as z from 'zod/mini';
       Deno.serve(() => new Response(String(z.safeParse(z.string(), 1).success)));`,
    );

    expect(await answer()).toBe('false');
  });

  it('reloads on the next call after any file below the folder changes', async () => {
    write('_shared/name.ts', `export const name = 'Dayton';`);
    write(
      'hello/index.ts',
      `import { name } from '../_shared/name.ts'; Deno.serve(() => new Response(name));`,
    );
    expect(await answer()).toBe('Dayton');

    write('_shared/name.ts', `export const name = 'Windsor';`);

    expect(await answer()).toBe('Windsor');
  });

  it('starts once for simultaneous calls', async () => {
    write('hello/index.ts', `let calls = 0; Deno.serve(() => new Response(String(++calls)));`);

    const answers = await Promise.all([answer(), answer(), answer()]);

    expect(answers.sort()).toEqual(['1', '2', '3']);
  });

  it('reports a broken function, and works again once it is fixed', async () => {
    write('hello/index.ts', 'Deno.serve(() => new Response(');
    await expect(answer()).rejects.toThrow(/Unexpected end of file/);

    write('hello/index.ts', `Deno.serve(() => new Response('mended'));`);

    expect(await answer()).toBe('mended');
  });

  it('must serve', async () => {
    write('hello/index.ts', 'export {};');

    await expect(answer()).rejects.toThrow('hello never called Deno.serve.');
  });
});

describe('access to a function', () => {
  const ask = (init: RequestInit, needsJwt: boolean) =>
    handleFunctionRequest(
      request(init),
      runtime,
      () => needsJwt,
      () => undefined,
    );

  beforeEach(() => write('hello/index.ts', `Deno.serve(() => new Response('inside'));`));

  it('anyone may call a function where verify_jwt is off', async () => {
    expect(await (await ask({}, false)).text()).toBe('inside');
  });

  it('requires a valid token where it is on, except for preflights', async () => {
    const token = await signToken({ role: 'authenticated' }, 60);

    expect((await ask({}, true)).status).toBe(401);
    expect((await ask({ headers: { authorization: 'Bearer made.up' } }, true)).status).toBe(401);
    expect((await ask({ headers: { authorization: `Bearer ${token}` } }, true)).status).toBe(200);
    expect((await ask({ method: 'OPTIONS' }, true)).status).toBe(200);
  });

  it('answers 500 without the reason when the function breaks', async () => {
    write('hello/index.ts', `Deno.serve(() => { throw new Error('secret detail'); });`);

    const response = await ask({}, false);

    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
  });
});
