import { verifyToken } from '../auth/tokens.ts';
import type { FunctionRuntime } from './runtime.ts';

/** Answers /functions/v1/<name>… as a hosted project's edge does. */
export async function handleFunctionRequest(
  request: Request,
  runtime: FunctionRuntime,
  needsJwt: (name: string) => boolean,
  log: (line: string, error: unknown) => void,
): Promise<Response> {
  const name = /^\/functions\/v1\/([\w-]+)/.exec(new URL(request.url).pathname)?.[1] ?? '';
  if (!runtime.has(name)) return refuse(404, 'NOT_FOUND', 'Requested function was not found');
  if (request.method !== 'OPTIONS' && needsJwt(name)) {
    const refusal = await refuseWithoutJwt(request);
    if (refusal !== undefined) return refusal;
  }
  try {
    return await runtime.call(name, request);
  } catch (error) {
    log(`function ${name}`, error);
    return refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
  }
}

async function refuseWithoutJwt(request: Request): Promise<Response | undefined> {
  const header = request.headers.get('authorization');
  if (header === null)
    return refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
  try {
    await verifyToken(header.replace(/^Bearer /i, ''));
    return undefined;
  } catch {
    return refuse(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
  }
}

const refuse = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
