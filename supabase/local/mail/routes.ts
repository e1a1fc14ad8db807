import { acceptMail } from './mail-api.ts';
import { renderMail, renderOutbox } from './outbox-page.ts';
import type { Outbox } from './outbox.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-src 'self'; frame-ancestors 'self'";

/** Answers /_local/outbox…, and /_local/mail/emails. The gateway lets only this machine in. */
export async function handleMailRequest(request: Request, outbox: Outbox): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/_local/mail/emails' && request.method === 'POST') {
    return acceptMail(request, outbox);
  }
  if (pathname === '/_local/outbox') return html(renderOutbox(outbox.mails));
  if (pathname === '/_local/outbox.json') return Response.json(outbox.mails);
  const [, id, part] = /^\/_local\/outbox\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
  const mail = id === undefined ? undefined : outbox.find(id);
  if (mail === undefined) return new Response('Not found', { status: 404 });
  // In the frame a link must open outside of it.
  return html(part === undefined ? renderMail(mail) : `<base target="_blank">${mail.html ?? ''}`);
}

const html = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    },
  });
