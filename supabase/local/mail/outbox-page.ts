import { findAuthLink, type OutboxMail } from './outbox.ts';

/** HTML pages of the outbox. Everything in a mail is escaped or shown in a sandboxed frame. */

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  li { padding: .75rem 0; border-top: 1px solid #8884; list-style: none; }
  ul { padding: 0; } small, dt { color: #777; } dl { display: grid; grid-template-columns: 5rem 1fr; }
  dd { margin: 0; overflow-wrap: anywhere; } iframe { width: 100%; height: 32rem; border: 1px solid #8884; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8884; }
  .action { display: inline-block; padding: .6rem 1rem; background: #ffb000; color: #111; font-weight: 600; }`;

export function renderOutbox(mails: readonly OutboxMail[]): string {
  const items = [...mails].reverse().map(
    (mail) => `<li><a href="/_local/outbox/${escape(mail.id)}">${escape(mail.subject)}</a><br>
      <small>to ${escape(mail.to.join(', '))} · ${escape(mail.sentAt)}</small></li>`,
  );
  const list =
    items.length === 0
      ? '<p>No mail yet. Sign up or send a quote, and it appears here.</p>'
      : `<ul>${items.join('')}</ul>`;
  return page('Outbox', `<h1>Outbox</h1><p>Mails stay on this machine.</p>${list}`);
}

export function renderMail(mail: OutboxMail): string {
  const link = findAuthLink(mail);
  const action =
    link === undefined
      ? ''
      : `<p><a class="action" href="${escape(link)}">Follow the link in this mail</a></p>`;
  const html =
    mail.html === undefined
      ? ''
      : `<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox"
          title="The mail" src="/_local/outbox/${escape(mail.id)}/html"></iframe>`;
  const text = mail.text === undefined ? '' : `<h2>Text</h2><pre>${escape(mail.text)}</pre>`;
  return page(
    mail.subject,
    `<p><a href="/_local/outbox">Outbox</a></p><h1>${escape(mail.subject)}</h1>
    <dl><dt>From</dt><dd>${escape(mail.from)}</dd><dt>To</dt><dd>${escape(mail.to.join(', '))}</dd>
    ${mail.replyTo === undefined ? '' : `<dt>Reply to</dt><dd>${escape(mail.replyTo)}</dd>`}
    <dt>Sent</dt><dd>${escape(mail.sentAt)}</dd></dl>${action}${html}${text}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<style>${STYLE}</style><body>${body}</body></html>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
