import { acceptEmail } from './email-api.ts';
import { renderEmail, renderOutbox } from './outbox-page.ts';
import type { Outbox } from './outbox.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-src 'self'; frame-ancestors 'self'";

/** Answers /_local/outbox… and /_local/emails. The gateway refuses requests from other computers. */
export async function handleOutboxRequest(request: Request, outbox: Outbox): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/_local/emails' && request.method === 'POST') {
    return acceptEmail(request, outbox);
  }
  if (pathname === '/_local/outbox') return html(renderOutbox(outbox.emails));
  if (pathname === '/_local/outbox.json') return Response.json(outbox.emails);
  const [, id, part] = /^\/_local\/outbox\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
  const email = id === undefined ? undefined : outbox.find(id);
  if (email === undefined) return new Response('Not found', { status: 404 });
  // Links open outside the sandboxed frame.
  return html(
    part === undefined ? renderEmail(email) : `<base target="_blank">${email.html ?? ''}`,
  );
}

const html = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    },
  });
