import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isLocalRequest, peerAddress, setClientAddress } from './client-address.ts';
import { answerPreflight, withCors } from './cors.ts';

type Handler = (request: Request, peer: string) => Promise<Response>;

/** Handlers of the services behind the gateway. */
export interface Services {
  rest: Handler;
  auth: Handler;
  storage: Handler;
  realtime: Handler;
  /** Edge functions answer preflights and set CORS headers themselves, as on a hosted project. */
  functions: Handler;
  /** The stand-in's own pages, reachable from this machine only. */
  local: Handler;
  /** Everything else. */
  site: (req: IncomingMessage, res: ServerResponse) => void;
}

export interface GatewayOptions {
  log: (line: string, error: unknown) => void;
  isForwardedForTrusted: boolean;
}

const API_PATH = /^\/(?:(auth|rest|storage|realtime|functions)\/v1|_local)(?:\/|$)/;

/** The stand-in's request handler: one origin for the site and the whole API. */
export function createGateway(
  services: Services,
  options: GatewayOptions,
): (req: IncomingMessage, res: ServerResponse) => void {
  const answer = async (request: Request, peer: string, isLocal: boolean): Promise<Response> => {
    const service = API_PATH.exec(new URL(request.url).pathname)?.[1];
    if (service === 'functions') return services.functions(request, peer);
    if (service === undefined) {
      return isLocal ? services.local(request, peer) : new Response('Not found', { status: 404 });
    }
    // Storage answers the preflights of resumable uploads itself.
    const isResumable = service === 'storage' && request.url.includes('/upload/resumable');
    if (request.method === 'OPTIONS' && !isResumable) return answerPreflight(request);
    if (service === 'storage') return withCors(await services.storage(request, peer));
    if (service === 'realtime') return withCors(await services.realtime(request, peer));
    return withCors(await (service === 'auth' ? services.auth : services.rest)(request, peer));
  };

  const handleApi = getRequestListener(
    async (request, { incoming }) => {
      const req = incoming as IncomingMessage;
      try {
        return await answer(request, peerAddress(req), isLocalRequest(req));
      } catch (error) {
        options.log(`${request.method} ${request.url}`, error);
        return withCors(Response.json({ message: 'Internal server error' }, { status: 500 }));
      }
    },
    { overrideGlobalObjects: false },
  );

  return (req, res) => {
    setClientAddress(req, options.isForwardedForTrusted);
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    if (API_PATH.test(path)) void handleApi(req, res);
    else services.site(req, res);
  };
}
