import { findAuthLink, type OutboxEmail } from './outbox.ts';

/** HTML pages of the outbox. Everything in an email is escaped or shown in a sandboxed frame. */

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #f7f6f2; color: #14181b; font: 16px/1.5 system-ui, sans-serif; }
  header { background: #14181b; color: #f7f6f2; border-bottom: 4px solid #ffb000; }
  header a { color: inherit; font-weight: 700; text-decoration: none; }
  header small { color: #b9bec2; margin-left: .75rem; }
  header div, main { max-width: 60rem; margin: auto; padding: 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .875rem 1rem;
    background: #fff; border: 1px solid #d9d6cc; margin-top: -1px; color: inherit; text-decoration: none; }
  li a span { flex: 1 1 20rem; }
  li a:hover { background: #fffbeb; } li strong { overflow-wrap: anywhere; }
  small, dt { color: #5b6166; }
  dl { display: grid; grid-template-columns: 5rem 1fr; margin: 0; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 44rem; border: 1px solid #d9d6cc; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #fff; border: 1px solid #d9d6cc; }
  .action { display: inline-block; margin-top: 1.25rem; padding: .75rem 1.25rem; background: #ffb000; color: #14181b;
    font-weight: 700; text-decoration: none; }
  a:focus-visible { outline: 3px solid #14181b; outline-offset: 2px; }`;

export function renderOutbox(emails: readonly OutboxEmail[]): string {
  const items = [...emails].reverse().map(
    ({ id, subject, to, sentAt }) => `<li><a href="/_local/outbox/${escape(id)}">
      <span><strong>${escape(subject)}</strong><br><small>to ${escape(to.join(', '))}</small></span>
      <small>${time(sentAt)}</small></a></li>`,
  );
  const list =
    items.length === 0
      ? '<p>No emails yet. Sign up or request a quote to see one here.</p>'
      : `<ul>${items.join('')}</ul>`;
  return page('Outbox', `<h1>Sent emails</h1>${list}`);
}

export function renderEmail(email: OutboxEmail): string {
  const link = findAuthLink(email);
  const facts: [string, string | undefined][] = [
    ['From', email.from],
    ['To', email.to.join(', ')],
    ['Reply to', email.replyTo],
    ['Files', email.attachments?.map(({ filename }) => filename).join(', ')],
  ];
  const rows = facts.map(([name, value]) =>
    value === undefined ? '' : `<dt>${name}</dt><dd>${escape(value)}</dd>`,
  );
  const action =
    link === undefined
      ? ''
      : `<a class="action" href="${escape(link)}">Open the link in this email</a>`;
  const html =
    email.html === undefined
      ? ''
      : `<h2>HTML version</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox"
          title="Email" src="/_local/outbox/${escape(email.id)}/html"></iframe>`;
  const text =
    email.text === undefined ? '' : `<h2>Text version</h2><pre>${escape(email.text)}</pre>`;
  return page(
    email.subject,
    `<h1>${escape(email.subject)}</h1>
    <dl>${rows.join('')}<dt>Sent</dt><dd>${time(email.sentAt)}</dd></dl>${action}${html}${text}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<style>${STYLE}</style><body>
<header><div><a href="/_local/outbox">Outbox</a><small>Emails never leave this computer.</small></div></header>
<main>${body}</main></body></html>`;
}

const time = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
